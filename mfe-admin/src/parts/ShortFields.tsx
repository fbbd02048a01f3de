/** The fields of a short form, sent by Enter or by a button of this form elsewhere. */
import { Alert, Form } from 'antd'
import type { ReactNode } from 'react'
import management from '../management/management.module.css'
import type { ShortForm } from './useShortForm.ts'

export function ShortFields({
  id,
  asking: { form, send, typedInto, refused },
  initial,
  children,
}: {
  /** Also what the ids of its fields begin with. */
  id: string
  asking: ShortForm
  initial: object
  children: ReactNode
}) {
  return (
    <>
      {refused && <Alert className={management.spaced} type="error" showIcon title={refused} />}
      <Form
        form={form}
        id={id}
        name={id}
        layout="vertical"
        className={management.field}
        requiredMark={false}
        noValidate
        initialValues={initial}
        onValuesChange={(changed) => typedInto(Object.keys(changed))}
        onFinish={send}
      >
        {children}
      </Form>
    </>
  )
}
