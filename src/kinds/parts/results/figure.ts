import {
  formatBytes,
  formatDate,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
} from '../../../i18n/format';
import type { FigureOutput, Output } from '../../contract/outputs';
import type { IslandProps } from '../../contract/island-props';
import { formatMessage } from '../../contract/format-message';
import type { Form } from '../../form/form';
import type { Term } from '../../contract/messages';

type Numeric = number | bigint | string;

const isTerm = (value: unknown): value is Term =>
  typeof value === 'object' && value !== null && 'says' in value && value.says === 'term';

const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string';

const digitsOf = ({ digits, maxDigits }: FigureOutput, value: Numeric): number | undefined =>
  maxDigits === undefined ? digits : (/\.(\d*[1-9])/.exec(Number(value).toFixed(maxDigits))?.[1]?.length ?? 0);

/** Whether an output is a number, a word or a date, and not a text, a list, a table or files. */
export const isFigure = (output: Output | undefined): output is FigureOutput =>
  output !== undefined && !['text', 'items', 'table', 'files'].includes(output.type);

/** A figure, formatted for the page's language. */
export function figureText(
  output: FigureOutput,
  value: unknown,
  props: Pick<IslandProps, 'lang' | 'words' | 'strings'>,
  currency: string | undefined,
): string {
  if (isTerm(value)) return formatMessage(value, props);
  if (!isNumeric(value)) return '';
  const { lang } = props;
  switch (output.type) {
    case 'integer':
      return formatNumber(value, lang, 0);
    case 'decimal':
      return formatNumber(value, lang, digitsOf(output, value));
    case 'decimals':
      // In the other languages a comma is the decimal sign.
      return String(value)
        .split(', ')
        .map((one) => formatNumber(one, lang))
        .join(lang === 'en' ? ', ' : '; ');
    case 'money':
      return formatMoney(value, lang, currency, output.digits);
    case 'percent':
      return formatPercent(value, lang, digitsOf(output, value));
    case 'date':
      return value === '' ? '' : formatDate(String(value), lang);
    case 'duration':
      return formatDuration(Number(value), lang);
    case 'bytes':
      return formatBytes(Number(value), lang);
    default:
      return String(value);
  }
}

/** What the output's currency field says, even while another field is wrong; undefined if the output names no field. */
export const currencyOf = (form: Form, { currency }: { readonly currency?: string }): string | undefined =>
  currency === undefined ? undefined : form.valueOf(currency) || undefined;
