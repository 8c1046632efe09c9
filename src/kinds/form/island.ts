import { createElement, type ReactNode } from 'react';
import type { IslandProps } from '../contract/island-props';
import { ToolForm } from './ToolForm';
import { useForm } from './use-form';
import type { Logic } from '../run/runner';

export type { IslandProps } from '../contract/island-props';

/** The island of a tool without its own component: `island(tool)`. */
export function island(logic: Logic): (props: IslandProps) => ReactNode {
  return function Tool(props) {
    return createElement(ToolForm, { form: useForm(logic, props, { long: true }) });
  };
}
