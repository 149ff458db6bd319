import type { Socket } from 'node:net';
import { createServer } from 'node:net';

/**
 * A mail server that speaks just enough SMTP (RFC 5321) over a real socket, and can be told to refuse, with a line or
 * with silence.
 */
export async function smtpServer() {
  const received: { recipients: string[]; data: string }[] = [];
  const control: { refuse: string | null; refuseRecipients?: string } = { refuse: null };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    let buffer = '';
    let recipients: string[] = [];
    let reading = false;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') recipients.push(/<(.*)>/.exec(line)?.[1] ?? '');
      if (verb === 'RCPT' && control.refuseRecipients) return say(control.refuseRecipients);
      if (verb === 'MAIL' && control.refuse) return control.refuse === 'silence' ? undefined : say(control.refuse);
      if (verb === 'DATA') {
        reading = true;
        return say('354 go on');
      }
      say(verb === 'QUIT' ? '221 bye' : '250 ok');
    };
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (;;) {
        const end = reading ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
        if (end < 0) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + (reading ? 5 : 2));
        if (!reading) command(part);
        else {
          received.push({ recipients, data: part });
          recipients = [];
          reading = false;
          say('250 taken');
        }
      }
    });
    say('220 test');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    control,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
