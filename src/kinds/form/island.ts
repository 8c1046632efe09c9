import { createElement, type ComponentType, type ReactNode } from 'react';
import type { AnyStrings, IslandProps, StandardProps } from '../contract/island-props';
import type { AnyTool } from '../contract/tool';
import { CardList } from '../parts/results/Items';
import { ToolForm } from './ToolForm';
import { useForm } from './use-form';

export type { IslandProps } from '../contract/island-props';

type Island<Props> = (props: Props) => ReactNode;
/** A tool's modules of strings by file: '../strings/pl.ts'. */
type StringsTable = Readonly<Record<string, () => Promise<unknown>>>;

/** The island of a tool without its own component. */
export function island(tool: AnyTool, table: StringsTable): Island<StandardProps> {
  const hasCards = Object.values(tool.outputs).some((output) => output.type === 'items' && output.look === 'cards');
  const source = hasCards ? () => CardList.fetch().then(() => tool) : tool;
  const Form = withStrings((props) => createElement(ToolForm, { form: useForm(source, props, { long: true }) }), table);
  return ({ fields, ...props }) =>
    createElement(Form, { ...props, declared: { ...tool, fields: { ...tool.fields, ...fields } } });
}

/** An island that can load the strings of its tool. Pages don't contain messages, because most visits need none. */
export function withStrings(Component: ComponentType<IslandProps>, table: StringsTable): Island<IslandProps> {
  const loadStrings: IslandProps['loadStrings'] = async (lang) => {
    const [, load] = Object.entries(table).find(([file]) => file.endsWith(`/${lang}.ts`)) ?? [];
    return ((await load?.()) as { default: AnyStrings } | undefined)?.default;
  };
  return (props) => createElement(Component, { ...props, loadStrings });
}
