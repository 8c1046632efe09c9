import { unpack, type Unpacked } from '../../core/bytes/link-payload';
import { readTextFile } from '../../core/bytes/read-text-file';
import { LONG_TEXT } from '../../core/text/long-text';
import type { HandedValues } from '../../storage/handed';
import type { Logic } from '../run/runner';
import type { Declared } from '../contract/tool';
import { HANDED } from './handed-key';

/** What is wrong with a fragment. `gone`: what another tool handed over is no longer on this device. */
export type FragmentFault = NonNullable<Unpacked['fault']> | 'gone';

/**
 * The values in a link's fragment, with its packed text (`z`) as `input`, its locked text (`e`) as `locked`, and what
 * another tool handed over; or what is wrong with the link. `takesLong`: the tool reads long texts as files.
 */
export async function readFragment(
  tool: Declared,
  logic: Logic,
  params: Readonly<Record<string, string>>,
  preset: Readonly<Record<string, string>> = {},
  takesLong = false,
): Promise<{ readonly values: HandedValues; readonly locked?: string; readonly fault?: undefined } | Fault> {
  const takesText = 'input' in tool.fields;
  const unpacked = takesText && params.z !== undefined ? await unpack(params.z) : undefined;
  if (unpacked?.fault) return { fault: unpacked.fault };
  const handed = params[HANDED] === undefined ? {} : await handedTo(tool, params[HANDED], takesLong);
  if (!handed) return { fault: 'gone' };
  const allowed = Object.entries(params).filter(([name]) => !tool.fields[name]?.typedOnly);
  const named = { ...Object.fromEntries(allowed), ...(unpacked && { input: unpacked.text }) };
  return {
    values: { ...(tool.fills && filledBy(logic, tool, named, preset)), ...named, ...handed },
    ...(takesText && params.e !== undefined && { locked: params.e }),
  };
}

type Named = Readonly<Record<string, string>>;
interface Fault {
  readonly fault: FragmentFault;
}

/** What another tool handed over, for this tool's fields; a file for a text field is read, unless the tool does that itself. */
async function handedTo(tool: Declared, id: string, takesLong: boolean): Promise<HandedValues | undefined> {
  const { handedValues } = await import('../../storage/handed');
  const values = await handedValues(id);
  if (!values || tool.secret) return undefined;
  const read = Object.entries(values)
    .filter(([name]) => name in tool.fields)
    .map(async ([name, value]) => {
      const whole = value instanceof Blob && !(takesLong && value.size > LONG_TEXT);
      return [name, whole ? ((await readTextFile(value)) ?? '') : value] as const;
    });
  return Object.fromEntries(await Promise.all(read));
}

/**
 * Values that follow from those in the link: a link with only `country=DE` gets Germany's rate, not the page's. What the
 * link doesn't name has the page's value.
 */
function filledBy(logic: Logic, tool: Declared, params: Named, preset: Named): Record<string, string> {
  const values = {
    ...Object.fromEntries(Object.entries(tool.fields).map(([name, field]) => [name, field.initial])),
    ...preset,
    ...params,
  };
  // In the order of the fields, not of the link: a plan's fees come after its platform's.
  return Object.assign({}, ...Object.keys(tool.fields).map((name) => name in params && logic.fills?.(name, values)));
}
