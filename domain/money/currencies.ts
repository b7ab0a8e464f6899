/** People pay with these, by ISO 4217. */
const IN_USE =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY ' +
  'COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ' +
  'ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK ' +
  'MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF ' +
  'SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU ' +
  'UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG';

/** Nobody pays with these today; trips of the past have them. */
const FORMER = 'ANG BGN CUC HRK SLL XDR XSU ZWL';

/** To choose from, by code. */
export const CURRENCIES: readonly string[] = IN_USE.split(' ');

const KNOWN: ReadonlySet<string> = new Set([...CURRENCIES, ...FORMER.split(' ')]);

/** ISO 4217, also of currencies that are no longer used: "USD", "EUR", "JPY". */
export function isCurrency(code: string): boolean {
  return KNOWN.has(code);
}
