/** Figures of privacy laws that change. When one becomes outdated, correct it here together with `checked`. */

/** A business falls under the CCPA with at least one of these (Cal. Civ. Code 1798.140(d)). */
export const CCPA_BUSINESS = {
  /** Yearly gross revenue in US dollars. Adjusted to the consumer price index in January of odd years. */
  revenue: 26_625_000,
  /** Consumers or households whose data is bought, sold, or shared in a year. */
  consumers: 100_000,
  source: 'California Privacy Protection Agency: adjustment of monetary thresholds, in force from January 1, 2025',
  page: 'https://cppa.ca.gov/regulations/cpi_adjustment.html',
  checked: '2026-11-21',
} as const;

/** The countries of the European Economic Area: the 27 of the EU, Iceland, Liechtenstein, and Norway. */
export const EEA = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(
  ' ',
);
