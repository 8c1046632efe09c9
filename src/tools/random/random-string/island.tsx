import { useState, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { secretPage } from './secret-page';
import logic from './tool';

/** Strings with a seed, or tokens without one: the page's preset decides. */
export default function RandomString(props: IslandProps): ReactNode {
  const [own] = useState(() => secretPage(props));
  return <ToolForm form={useForm(logic, own)} />;
}
