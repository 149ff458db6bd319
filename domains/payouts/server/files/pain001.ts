import { create } from 'xmlbuilder2';
import type { Platform } from './platform.ts';
import { basicLatin, decimal } from './written.ts';

/** One transfer. Amounts in euro cents. */
export interface Transfer {
  /** Names it for ever, at most 35 signs. */
  readonly endToEndId: string;
  readonly amount: number;
  readonly name: string;
  readonly iban: string;
  readonly purpose: string;
}

/** A file for the bank. */
export interface TransferFile {
  /** At most 35 signs; the same file has the same. */
  readonly messageId: string;
  readonly madeAt: number;
  /** `2026-11-02`: when it is to be carried out. */
  readonly onDay: string;
  readonly debtor: Pick<Platform, 'name' | 'iban' | 'bic'>;
  readonly transfers: readonly Transfer[];
}

const agent = (bic: string | null) => ({
  FinInstnId: bic === null ? { Othr: { Id: 'NOTPROVIDED' } } : { BICFI: bic },
});

/**
 * SEPA credit transfers as banks take them since November 2023 (ISO 20022 pain.001.001.09): basic Latin, whole cents, count and sum for the block and
 * the file, and no address, since free lines are refused.
 */
export function pain001({ messageId, madeAt, onDay, debtor, transfers }: TransferFile): string {
  const sum = decimal(transfers.reduce((all, { amount }) => all + amount, 0));
  const count = String(transfers.length);
  const name = basicLatin(debtor.name, 70);
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('Document', {
    xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
  });
  const initiation = root.ele('CstmrCdtTrfInitn');
  initiation.ele({
    GrpHdr: {
      MsgId: messageId,
      CreDtTm: new Date(madeAt).toISOString().replace(/\.\d+Z$/, 'Z'),
      NbOfTxs: count,
      CtrlSum: sum,
      InitgPty: { Nm: name },
    },
  });
  const block = initiation.ele('PmtInf');
  block.ele({
    PmtInfId: `${messageId}-1`.slice(0, 35),
    PmtMtd: 'TRF',
    BtchBookg: 'true',
    NbOfTxs: count,
    CtrlSum: sum,
    PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
    ReqdExctnDt: { Dt: onDay },
    Dbtr: { Nm: name },
    DbtrAcct: { Id: { IBAN: debtor.iban } },
    DbtrAgt: agent(debtor.bic),
    ChrgBr: 'SLEV',
  });
  for (const { endToEndId, amount, name: payee, iban, purpose } of transfers)
    block.ele({
      CdtTrfTxInf: {
        PmtId: { EndToEndId: endToEndId },
        Amt: { InstdAmt: { '@Ccy': 'EUR', '#': decimal(amount) } },
        Cdtr: { Nm: basicLatin(payee, 70) },
        CdtrAcct: { Id: { IBAN: iban } },
        RmtInf: { Ustrd: basicLatin(purpose, 140) },
      },
    });
  return root.end({ prettyPrint: true });
}
