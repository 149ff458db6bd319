import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { ServerMessage } from '#kit/contract/operations.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useChannel, useChannelState } from '#kit/web/live/channel.tsx';
import { CodeBlock } from './answer-view.tsx';

/** Most messages kept on the page. */
const kept = 20;

/** What of a push arrives while one looks; a topic can be joined to hear more. */
export function PushLog({ name }: { name: string }): ReactNode {
  const channel = useChannel();
  const state = useChannelState();
  const [heard, setHeard] = useState<readonly string[]>([]);
  const [topic, setTopic] = useState('actors');
  const [joined, setJoined] = useState<string | null>(null);
  useEffect(() => {
    const message = { name } as ServerMessage;
    return channel.on(message, (payload) =>
      setHeard((before) => [JSON.stringify(payload, null, 2), ...before].slice(0, kept)),
    );
  }, [channel, name]);
  useEffect(() => (joined === null ? undefined : channel.subscribe(joined)), [channel, joined]);
  return (
    <div className="grid gap-3">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setJoined(topic.trim() || null);
        }}
      >
        <TextField
          label="Topic"
          value={topic}
          onChange={(event) => setTopic(event.currentTarget.value)}
          className="min-w-48"
        />
        <Button type="submit">Join</Button>
      </form>
      <p role="status" className="text-sm text-subtle">
        The channel is {state}
        {joined ? `, in ${joined}` : ''}. {heard.length === 0 ? 'Nothing was heard yet.' : `${heard.length} heard.`}
      </p>
      {heard.length > 0 ? <CodeBlock label="Heard, the latest first" text={heard.join('\n')} /> : null}
    </div>
  );
}
