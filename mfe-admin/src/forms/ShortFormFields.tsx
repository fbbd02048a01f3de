/** The fields of a short form, submitted by Enter or by a button elsewhere. */
import { Alert, Form } from 'antd'
import type { ReactNode } from 'react'
import management from '../components/screen.module.css'
import type { ShortForm } from './use-short-form.ts'

export function ShortFormFields({
  id,
  shortForm: { form, defaultValues, submit, clearErrors, errorMessage },
  initial = defaultValues,
  onTyped,
  children,
}: {
  /** Also the prefix of the ids of its fields. */
  id: string
  shortForm: ShortForm
  /** What the fields begin with; their empty values unless given. */
  initial?: object
  /** Called with all that is in the form when somebody has typed. */
  onTyped?(values: object): void
  children: ReactNode
}) {
  return (
    <>
      {errorMessage && <Alert className={management.spaced} type="error" showIcon title={errorMessage} />}
      <Form
        form={form}
        id={id}
        name={id}
        layout="vertical"
        className={management.field}
        requiredMark={false}
        noValidate
        initialValues={initial}
        onValuesChange={(changed, values) => {
          clearErrors(Object.keys(changed))
          onTyped?.(values)
        }}
        onFinish={submit}
      >
        {children}
      </Form>
    </>
  )
}
