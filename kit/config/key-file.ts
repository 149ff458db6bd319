import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** RFC 8301: what is shorter is no proof. */
const leastBits = 1024;

/** A file with an RSA private key in PEM, read once at the start; the value is the key. Nothing of the file is told in a refusal. */
export const rsaKeyFile = z.string().transform((path, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message, input: path });
    return z.NEVER;
  };
  let pem: string;
  try {
    pem = readFileSync(path, 'utf8');
  } catch {
    return refuse('takes the path of a file that can be read');
  }
  try {
    const key = createPrivateKey(pem);
    const isGood = key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits;
    return isGood ? pem : refuse(`takes an RSA key of ${leastBits} bits or more`);
  } catch {
    return refuse('takes a file with a private key in PEM, without a password');
  }
});
