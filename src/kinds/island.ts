import { createElement, type ReactNode } from 'react';
import type { IslandProps } from './props';
import { ToolForm } from './ToolForm';
import { useForm, type Logic } from './use-form';

export type { IslandProps } from './props';

/** The island of a tool whose kind has all it needs: `island(tool)`. */
export function island(logic: Logic): (props: IslandProps) => ReactNode {
  return function Tool(props) {
    return createElement(ToolForm, { form: useForm(logic, props, { long: true }) });
  };
}
