import { createElement, type ComponentType, type ReactNode } from 'react';
import type { AnyStrings, IslandProps } from '../contract/island-props';
import { ToolForm } from './ToolForm';
import { useForm } from './use-form';
import type { Logic } from '../run/runner';

export type { IslandProps } from '../contract/island-props';

type Island = (props: IslandProps) => ReactNode;
/** A tool's strings by file: '../strings/pl.ts'. */
type StringsTable = Readonly<Record<string, () => Promise<unknown>>>;

/** The island of a tool without its own component. */
export const island = (logic: Logic, table: StringsTable): Island =>
  withStrings((props) => createElement(ToolForm, { form: useForm(logic, props, { long: true }) }), table);

/** An island that can load the strings of its tool. Pages don't contain messages, because most visits need none. */
export function withStrings(Component: ComponentType<IslandProps>, table: StringsTable): Island {
  const loadStrings: IslandProps['loadStrings'] = async (lang) => {
    const file = Object.keys(table).find((name) => name.endsWith(`/${lang}.ts`));
    return (await table[file ?? '']?.()) as AnyStrings | undefined;
  };
  return (props) => createElement(Component, { ...props, loadStrings });
}
