import { create } from 'xmlbuilder2';
import { dateOf, decimal, percentOf } from '../files/written.ts';
import type { NoteFacts, Party } from './facts.ts';
import { lineName, noteWords } from './words.ts';

const spaces = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
} as const;

/** UNTDID 5305, and the code of the reason (CEF VATEX) where no tax is in it. */
const categories = {
  domestic: { code: 'S', reason: null },
  smallBusiness: { code: 'E', reason: 'VATEX-EU-132' },
  reverseCharge: { code: 'AE', reason: 'VATEX-EU-AE' },
  thirdCountry: { code: 'O', reason: 'VATEX-EU-O' },
} as const;

const date = (day: string, prefix: 'udt' | 'qdt' = 'udt') => ({
  [`${prefix}:DateTimeString`]: { '@format': '102', '#': dateOf(day) },
});

/** A party; the numbers of tax where the case has any (BR-O-02 allows none). */
const party = (given: Party, isOutside: boolean, id?: string) => ({
  ...(id === undefined ? {} : { 'ram:ID': id }),
  'ram:Name': given.name,
  'ram:PostalTradeAddress': {
    'ram:PostcodeCode': given.postcode,
    'ram:LineOne': given.street,
    'ram:CityName': given.town,
    'ram:CountryID': given.country,
  },
  ...(isOutside
    ? {}
    : {
        'ram:SpecifiedTaxRegistration': [
          ...(given.taxId === null ? [] : [{ 'ram:ID': { '@schemeID': 'FC', '#': given.taxId } }]),
          ...(given.vatId === null ? [] : [{ 'ram:ID': { '@schemeID': 'VA', '#': given.vatId } }]),
        ],
      }),
});

/**
 * A credit note or correction as EN 16931 wants it (UN/CEFACT CII): self-billed, so its seller is the payee. Amounts are written once, sums are sums of
 * what is written, and tax is reckoned once on the sum. A correction (261) says what goes back without a minus.
 */
export function noteXml(facts: NoteFacts): string {
  const words = noteWords[facts.language];
  const sign = facts.kind === '261' ? -1 : 1;
  const amount = (cents: number): string => decimal(sign * cents);
  const { code, reason } = categories[facts.vatCase];
  const isOutside = code === 'O';
  const rate = isOutside ? {} : { 'ram:RateApplicablePercent': percentOf(facts.vatRate) };
  const tax = { 'ram:TypeCode': 'VAT', 'ram:CategoryCode': code };
  const line = ({ what, net }: NoteFacts['lines'][number], at: number) => ({
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(at + 1) },
    'ram:SpecifiedTradeProduct': { 'ram:Name': lineName(facts, what) },
    'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': amount(net) } },
    'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '@unitCode': 'C62', '#': '1' } },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': { ...tax, ...rate },
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(net) },
    },
  });
  const because = words.cases[facts.vatCase];
  const document = {
    'rsm:CrossIndustryInvoice': {
      ...spaces,
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': facts.number,
        'ram:TypeCode': facts.kind,
        'ram:IssueDateTime': date(facts.issuedOn),
        'ram:IncludedNote': { 'ram:Content': facts.corrects ? facts.corrects.reason : words.selfBilled },
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': facts.lines.map(line),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': party(facts.seller, isOutside, facts.sellerNumber),
          'ram:BuyerTradeParty': party(facts.buyer, isOutside),
        },
        'ram:ApplicableHeaderTradeDelivery': {
          'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': date(facts.until) },
        },
        'ram:ApplicableHeaderTradeSettlement': {
          'ram:PaymentReference': facts.number,
          'ram:InvoiceCurrencyCode': 'EUR',
          'ram:SpecifiedTradeSettlementPaymentMeans': {
            'ram:TypeCode': '58',
            'ram:PayeePartyCreditorFinancialAccount': { 'ram:IBANID': facts.iban, 'ram:AccountName': facts.holder },
          },
          'ram:ApplicableTradeTax': {
            'ram:CalculatedAmount': amount(facts.vat),
            'ram:TypeCode': 'VAT',
            ...(reason === null ? {} : { 'ram:ExemptionReason': because }),
            'ram:BasisAmount': amount(facts.net),
            'ram:CategoryCode': code,
            ...(reason === null ? {} : { 'ram:ExemptionReasonCode': reason }),
            ...rate,
          },
          'ram:SpecifiedTradePaymentTerms': { 'ram:Description': words.paidBy },
          'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
            'ram:LineTotalAmount': amount(facts.net),
            'ram:TaxBasisTotalAmount': amount(facts.net),
            'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#': amount(facts.vat) },
            'ram:GrandTotalAmount': amount(facts.gross),
            'ram:DuePayableAmount': amount(facts.gross),
          },
          ...(facts.corrects === null
            ? {}
            : {
                'ram:InvoiceReferencedDocument': {
                  'ram:IssuerAssignedID': facts.corrects.number,
                  'ram:FormattedIssueDateTime': date(facts.corrects.issuedOn, 'qdt'),
                },
              }),
        },
      },
    },
  };
  return create({ version: '1.0', encoding: 'UTF-8' }, document).end({ prettyPrint: true });
}
