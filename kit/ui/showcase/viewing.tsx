import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Poster } from '../live/live-card.tsx';
import { PictureViewer } from '../live/picture-viewer.tsx';
import { Button } from '../primitives/button.tsx';
import { Checkbox } from '../primitives/choice.tsx';
import { DialogClose } from '../primitives/dialog.tsx';
import { BesidePicture, Panel } from '../primitives/panel.tsx';
import { Row, Section } from './section.tsx';

/** What fits the hand and the desk: a panel, and pictures over the whole window. */
export function Viewing({ poster }: { poster: (place: number) => Poster }): ReactNode {
  const pictures = [0, 1, 2].map((place) => ({
    ...poster(place),
    ...{ key: String(place), alt: `A drawn evening, ${place + 1}`, caption: `Evening ${place + 1}` },
  }));
  const [open, setOpen] = useState(false);
  return (
    <Section id="viewing" title="Panels and pictures">
      <Row>
        <Panel
          trigger={<Button>Panel</Button>}
          title="What for?"
          description="Under the thumb on a phone, in the middle of a desk."
          closeLabel="Close"
          footer={
            <DialogClose>
              <Button variant="primary">Done</Button>
            </DialogClose>
          }
        >
          <Checkbox label="Songs" defaultChecked />
          <Checkbox label="Stories" />
        </Panel>
        <BesidePicture value={{ hiddenBelow: 0 }}>
          <Panel
            trigger={<Button>Beside a picture</Button>}
            title="Half of a phone"
            description="What runs behind it stays in sight."
            closeLabel="Close"
          >
            <Checkbox label="Poems" />
          </Panel>
        </BesidePicture>
        <Button onClick={() => setOpen(true)}>Pictures</Button>
      </Row>
      {open ? (
        <PictureViewer
          pictures={pictures}
          start={1}
          onClose={() => setOpen(false)}
          labels={{
            ...{ title: 'Pictures', close: 'Close', previous: 'The one before', next: 'The next one' },
            ...{ zoomIn: 'Nearer', zoomOut: 'Whole picture' },
            position: (number, count) => `${number} of ${count}`,
          }}
        />
      ) : null}
    </Section>
  );
}
