import { readXml } from './xml.ts';

const cents = (text = '0'): number => Math.round(Number(text) * 100);

/** The rules of EN 16931 that a note of ours could break, by their names; none where it breaks none. Written from the standard. */
export function broken(xml: string): string[] {
  const read = readXml(xml);
  const one = (path: string): string | undefined => read(path)[0];
  const sums = '//ram:SpecifiedTradeSettlementHeaderMonetarySummation';
  const header = '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax';
  const lines = read('//ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount').map(cents);
  const basis = read(`${header}/ram:BasisAmount`).map(cents);
  const taxes = read(`${header}/ram:CalculatedAmount`).map(cents);
  const rates = read(`${header}/ram:RateApplicablePercent`).map(Number);
  const category = one(`${header}/ram:CategoryCode`);
  const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
  const seller = '//ram:SellerTradeParty';
  const numbers = (side: string, scheme: string): string[] =>
    read(`//ram:${side}TradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID="${scheme}"]`).filter(Boolean);
  const sellerTax = [...numbers('Seller', 'VA'), ...numbers('Seller', 'FC')];
  const rules: Readonly<Record<string, boolean>> = {
    'BR-01': one('//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID') === 'urn:cen.eu:en16931:2017',
    'BR-02': Boolean(one('//rsm:ExchangedDocument/ram:ID')),
    'BR-04': ['389', '261'].includes(one('//rsm:ExchangedDocument/ram:TypeCode') ?? ''),
    'BR-06': Boolean(one(`${seller}/ram:Name`)),
    'BR-07': Boolean(one('//ram:BuyerTradeParty/ram:Name')),
    'BR-09': Boolean(one(`${seller}/ram:PostalTradeAddress/ram:CountryID`)),
    'BR-11': Boolean(one('//ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CountryID')),
    'BR-16': lines.length > 0,
    'BR-53': read(`${sums}/ram:TaxTotalAmount/@currencyID`).every((currency) => currency === 'EUR'),
    'BR-61': Boolean(one('//ram:PayeePartyCreditorFinancialAccount/ram:IBANID')),
    'BR-CO-10': sum(lines) === cents(one(`${sums}/ram:LineTotalAmount`)),
    'BR-CO-13': cents(one(`${sums}/ram:LineTotalAmount`)) === cents(one(`${sums}/ram:TaxBasisTotalAmount`)),
    'BR-CO-14': sum(taxes) === cents(one(`${sums}/ram:TaxTotalAmount`)),
    'BR-CO-15':
      cents(one(`${sums}/ram:TaxBasisTotalAmount`)) + cents(one(`${sums}/ram:TaxTotalAmount`)) ===
      cents(one(`${sums}/ram:GrandTotalAmount`)),
    'BR-CO-16': cents(one(`${sums}/ram:GrandTotalAmount`)) === cents(one(`${sums}/ram:DuePayableAmount`)),
    'BR-CO-18': basis.length === 1,
    'BR-CO-25': Boolean(one('//ram:SpecifiedTradePaymentTerms/ram:Description')),
    'BR-CO-26': Boolean(one(`${seller}/ram:ID`)) || numbers('Seller', 'VA').length > 0,
    'BR-55':
      one('//rsm:ExchangedDocument/ram:TypeCode') !== '261' ||
      Boolean(one('//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')),
    'BR-S-02': category !== 'S' || sellerTax.length > 0,
    'BR-S-05': category !== 'S' || rates.every((rate) => rate > 0),
    'BR-S-08': basis[0] === sum(lines),
    'BR-S-09': category !== 'S' || taxes[0] === Math.round(((basis[0] ?? 0) * (rates[0] ?? 0)) / 100),
    'BR-E-02': category !== 'E' || sellerTax.length > 0,
    'BR-E-09': category === 'S' || taxes[0] === 0,
    'BR-E-10': category === 'S' || Boolean(one(`${header}/ram:ExemptionReason`)),
    'BR-S-10': category !== 'S' || one(`${header}/ram:ExemptionReason`) === undefined,
    'BR-AE-02': category !== 'AE' || (sellerTax.length > 0 && numbers('Buyer', 'VA').length > 0),
    'BR-AE-05': category !== 'AE' || rates.every((rate) => rate === 0),
    'BR-O-02': category !== 'O' || (numbers('Seller', 'VA').length === 0 && numbers('Buyer', 'VA').length === 0),
    'BR-O-05': category !== 'O' || read('//ram:RateApplicablePercent').length === 0,
    'BR-DEC': read(`${sums}/*`).every((amount) => /^\d+\.\d{2}$/.test(amount)),
  };
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]));
}
