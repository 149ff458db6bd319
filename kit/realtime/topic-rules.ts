import { assertAccess } from '#kit/access/assert-access.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { ChannelSubject } from './channel-messages.ts';
import type { TopicKind } from './port.ts';

/** Who may join which topic. */
export interface TopicRules {
  /** @throws Error for a kind that is defined twice */
  define(topic: TopicKind): void;
  /**
   * Whether a caller may join a topic, `kind:id`.
   * @throws Problem of the access rule of its kind
   */
  may(caller: Caller, topic: string): Promise<boolean>;
}

/** Makes the {@link TopicRules} of a channel: a subject joins their own topic, everything else is as its kind says. */
export function createTopicRules(subject: ChannelSubject): TopicRules {
  const kinds = new Map<string, TopicKind>();
  return {
    define(topic) {
      if (kinds.has(topic.kind)) throw new Error(`The topic kind "${topic.kind}" is defined twice.`);
      kinds.set(topic.kind, topic);
    },
    async may(caller, topic) {
      const [kind = '', id = ''] = topic.split(':');
      if (kind === subject.topic) return id === String(caller.subjectId);
      const rule = kinds.get(kind);
      if (!rule) return false;
      assertAccess(rule.access, caller);
      return rule.may(caller, id);
    },
  };
}
