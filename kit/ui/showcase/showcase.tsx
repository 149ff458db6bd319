import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LiveState } from '../index.ts';
import { Button, Card, Dialog, Grid, GridItem, IconButton, LiveCard, TextField, Wordmark } from '../index.ts';

const states: readonly LiveState[] = ['free', 'live', 'private', 'ticket', 'call', 'offline'];

const format = (hundredths: number) => ({
  coins: `${hundredths / 100} coins`,
  money: `€${(hundredths / 400).toFixed(2)}`,
});

/** Every part in every state, with synthetic words. */
export function Showcase(): ReactNode {
  return (
    <div className="page grid gap-8 py-8">
      <Wordmark />
      <Card title="Buttons">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary">Go live</Button>
          <Button>Later</Button>
          <Button variant="ghost">Skip</Button>
          <Button variant="danger">End</Button>
          <Button loading>Saving</Button>
          <IconButton label="Search" icon={<Search />} />
          <Dialog title="Leave the room?" closeLabel="Close" trigger={<Button>Dialog</Button>}>
            Text
          </Dialog>
        </div>
      </Card>
      <TextField label="E-mail" hint="Only for logging in." />
      <Grid label="Live now">
        {states.map((state) => (
          <GridItem key={state}>
            <LiveCard
              href="#profile"
              name="Mara"
              age={29}
              poster={{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 640, height: 800 }}
              state={state}
              stateLabel={state}
              price={1600}
              formatPrice={format}
              per="/ min"
              languages={[{ code: 'de', name: 'German' }]}
            />
          </GridItem>
        ))}
      </Grid>
    </div>
  );
}
