import { unpack, type Unpacked } from '../../core/bytes/link-payload';
import type { Logic } from '../run/runner';
import type { Declared } from '../contract/tool';

/**
 * The values in a link's fragment, with its packed text (`z`) as `input` and its locked text (`e`) as `locked`; or what is
 * wrong with the link.
 */
export async function readFragment(
  tool: Declared,
  logic: Logic,
  params: Readonly<Record<string, string>>,
  preset: Readonly<Record<string, string>> = {},
): Promise<{ readonly values: Record<string, string>; readonly locked?: string; readonly fault?: undefined } | Fault> {
  const takesText = 'input' in tool.fields;
  const unpacked = takesText && params.z !== undefined ? await unpack(params.z) : undefined;
  if (unpacked?.fault) return { fault: unpacked.fault };
  const allowed = Object.entries(params).filter(([name]) => !tool.fields[name]?.typedOnly);
  const named = { ...Object.fromEntries(allowed), ...(unpacked && { input: unpacked.text }) };
  return {
    values: { ...(tool.fills && filledBy(logic, tool, named, preset)), ...named },
    ...(takesText && params.e !== undefined && { locked: params.e }),
  };
}

type Named = Readonly<Record<string, string>>;
type Fault = Extract<Unpacked, { readonly fault: string }>;

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
  return Object.assign({}, ...Object.keys(params).map((name) => logic.fills?.(name, values)));
}
