import { create, fragment } from 'xmlbuilder2';
import type { QuarterFigures } from '../../contract/index.ts';
import type { Platform } from '../files/platform.ts';
import type { SellerFacts } from './sellers.ts';

const dpi = 'urn:oecd:ties:dpi:v1';
const stf = 'urn:oecd:ties:dpistf:v1';
/** Of a document: new, corrected, taken back, or sent again because a message has to have it. */
export type Indic = 'OECD0' | 'OECD1' | 'OECD2' | 'OECD3';

/** One message for the tax office (DPI_OECD, XML schema of the OECD, version 1.0, as Regulation (EU) 2022/1467 takes it over). */
export interface DpiMessage {
  readonly year: number;
  /** Names it for ever, as do the references of its documents. */
  readonly reference: string;
  readonly kind: 'new' | 'corrections' | 'nothing';
  readonly madeAt: number;
  readonly platform: Platform & { readonly taxId: string | null };
  readonly platformDoc: { readonly indic: Indic; readonly reference: string };
}

/** A seller in a message. */
export interface DpiSeller {
  readonly facts: SellerFacts;
  readonly indic: Indic;
  readonly reference: string;
  /** The document it corrects or takes back. */
  readonly corrects: string | null;
}

type Node = Readonly<Record<string, unknown>>;
const messageKinds = { new: 'DPI401', corrections: 'DPI402', nothing: 'DPI403' } as const;

/** Whole euros, half up, as the schema wants amounts. */
export const wholeEuros = (cents: number): number => Math.round(cents / 100);

const tin = (number: string | null, country: string): Node =>
  number === null || number === ''
    ? { '@issuedBy': country, '@unknown': 'true' }
    : { '@issuedBy': country, '#': number.replace(/\s/g, '') };

const address = (of: { street: string; postcode: string; town: string; country: string }): Node => ({
  'dpi:CountryCode': of.country,
  'dpi:AddressFix': { 'dpi:Street': of.street, 'dpi:PostCode': of.postcode, 'dpi:City': of.town },
});

const docSpec = (indic: Indic, reference: string, corrects: string | null): Node => ({
  'stf:DocTypeIndic': indic,
  'stf:DocRefId': reference,
  ...(corrects === null ? {} : { 'stf:CorrDocRefId': corrects }),
});

const amounts = (
  name: 'Cons' | 'Fees' | 'Tax',
  quarters: readonly QuarterFigures[],
  of: (one: QuarterFigures) => number,
) =>
  Object.fromEntries(
    quarters.map((one, at) => [`dpi:${name}Q${at + 1}`, { '@currCode': 'EUR', '#': String(wholeEuros(of(one))) }]),
  );

function identity(facts: SellerFacts): Node {
  const account: Node =
    facts.iban === null
      ? {}
      : {
          'dpi:FinancialIdentifier': {
            'dpi:Identifier': { '@AccountNumberType': 'IBAN', '#': facts.iban },
            ...(facts.holder === null ? {} : { 'dpi:AccountHolderName': facts.holder }),
          },
        };
  const common = {
    'dpi:ResCountryCode': [...facts.residences],
    'dpi:TIN': tin(facts.taxId, facts.taxCountry),
  };
  const vat = facts.vatId === null ? {} : { 'dpi:VAT': facts.vatId };
  if (facts.kind === 'person')
    return {
      'dpi:IndividualSeller': {
        'dpi:Standard': {
          'dpi:IndSellerID': {
            ...common,
            ...vat,
            'dpi:Name': { 'dpi:FirstName': facts.firstName, 'dpi:LastName': facts.lastName },
            'dpi:Address': address(facts),
            'dpi:BirthInfo': { 'dpi:BirthDate': facts.birthDate },
          },
          ...account,
        },
      },
    };
  const register =
    facts.registerNumber === null
      ? {}
      : { 'dpi:IN': { '@issuedBy': facts.country, '@INType': 'BRN', '#': facts.registerNumber } };
  return {
    'dpi:EntitySeller': {
      'dpi:Standard': {
        'dpi:EntSellerID': {
          ...common,
          ...register,
          ...vat,
          'dpi:Name': facts.lastName,
          'dpi:Address': address(facts),
        },
        ...account,
      },
    },
  };
}

/** A seller as XML, to stand between {@link dpiHead} and {@link dpiFoot}. */
export function dpiSeller({ facts, indic, reference, corrects }: DpiSeller): string {
  const { quarters } = facts;
  const node = {
    'dpi:ReportableSeller': {
      'dpi:Identity': identity(facts),
      'dpi:RelevantActivities': {
        'dpi:PersonalServices': {
          'dpi:Consideration': amounts('Cons', quarters, ({ paid }) => paid),
          'dpi:NumberOfActivities': Object.fromEntries(
            quarters.map(({ activities }, at) => [`dpi:NumbQ${at + 1}`, String(activities)]),
          ),
          'dpi:Fees': amounts('Fees', quarters, ({ fees }) => fees),
          'dpi:Taxes': amounts('Tax', quarters, ({ taxes }) => taxes),
        },
      },
      'dpi:DocSpec': docSpec(indic, reference, corrects),
    },
  };
  return `${fragment(node).toString({ prettyPrint: true })}\n`;
}

/** Everything before the sellers. */
export function dpiHead({ year, reference, kind, madeAt, platform, platformDoc }: DpiMessage): string {
  const { country } = platform;
  const head = create({ version: '1.0', encoding: 'UTF-8' })
    .ele({
      'dpi:DPI_OECD': {
        ...{ '@xmlns:dpi': dpi, '@xmlns:stf': stf, '@version': '1.0' },
        'dpi:MessageSpec': {
          'dpi:TransmittingCountry': country,
          'dpi:ReceivingCountry': country,
          'dpi:MessageType': 'DPI',
          'dpi:MessageRefId': reference,
          'dpi:MessageTypeIndic': messageKinds[kind],
          'dpi:ReportingPeriod': `${year}-12-31`,
          'dpi:Timestamp': new Date(madeAt).toISOString().replace(/Z$/, ''),
        },
        'dpi:DPIBody': {
          'dpi:PlatformOperator': {
            'dpi:ResCountryCode': country,
            'dpi:TIN': tin(platform.taxId, country),
            'dpi:VAT': platform.vatId,
            'dpi:Name': platform.name,
            'dpi:PlatformBusinessName': 'Vesper',
            'dpi:Address': address(platform),
            'dpi:Nexus': 'RPONEX1',
            'dpi:AssumedReporting': 'false',
            'dpi:DocSpec': docSpec(platformDoc.indic, platformDoc.reference, null),
          },
        },
      },
    })
    .end({ prettyPrint: true });
  return head.slice(0, head.lastIndexOf('</dpi:DPIBody>'));
}

export const dpiFoot = '</dpi:DPIBody>\n</dpi:DPI_OECD>\n';
