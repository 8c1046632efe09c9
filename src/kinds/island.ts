import { createElement, type ReactNode } from 'react';
import type { IslandProps } from './props';
import type { AnyTool } from './tool';
import { ToolForm } from './ToolForm';
import { useForm } from './use-form';

export type { IslandProps } from './props';

/** The island of a tool whose kind has all it needs. */
export function island(tool: AnyTool): (props: IslandProps) => ReactNode {
  return function Tool(props) {
    return createElement(ToolForm, { form: useForm(tool, props) });
  };
}
