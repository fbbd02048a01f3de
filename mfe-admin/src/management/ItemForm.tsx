/** An item's form: checked by the service's own rules before it is sent, kept as typed until it is saved. */
import { useToast } from '@access/kit'
import { Alert, Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import type { Definition, Listed } from './definition.ts'
import { draftOf, objectionsTo } from './draft.ts'
import { FieldRules } from './fields/FieldRules.ts'
import styles from './management.module.css'
import { refusalOf } from './refusal.ts'
import { failed, succeeded } from './wording.ts'

type Values = Record<string, unknown>

export function ItemForm<Row extends Listed, Draft extends object>({
  definition: { noun, documents, rules, blank, Form: Fields },
  id,
  formId,
  start,
  onTouched,
  onSaving,
  onSaved,
}: {
  definition: Definition<Row, Draft>
  id: string | null
  formId: string
  start: Draft
  onTouched(): void
  onSaving(isSaving: boolean): void
  onSaved(): void
}) {
  const [form] = Form.useForm<Values>()
  const [, create] = useMutation(documents.create)
  const [, update] = useMutation(documents.update)
  const [refused, setRefused] = useState<string | null>(null)
  const { toast } = useToast()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A moment later: the dialog first notes where the focus came from, to give it back there.
    const soon = setTimeout(() =>
      place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    )
    return () => clearTimeout(soon)
  }, [])

  function object(objections: Record<string, string>) {
    const names = Object.keys(form.getFieldsValue())
    form.setFields(names.map((name) => ({ name, errors: objections[name] ? [objections[name]] : [] })))
    const first = names.find((name) => objections[name])
    if (first) form.focusField(first)
  }

  async function save() {
    setRefused(null)
    // What the form has no field for is sent back as it came.
    const draft = draftOf({ ...start, ...form.getFieldsValue() }, blank)
    const objections = objectionsTo(draft, rules)
    object(objections)
    if (Object.keys(objections).length > 0) return setRefused(whatIsMissing(objections))

    onSaving(true)
    const { error } = await (id === null ? create({ input: draft }) : update({ id, input: draft }))
    onSaving(false)
    const change = id === null ? 'create' : 'update'
    if (error) {
      const { sentence, fields } = refusalOf(error)
      setRefused(sentence)
      object(fields)
      return toast(failed(change, noun))
    }
    toast(succeeded(change, noun))
    onSaved()
  }

  return (
    <div ref={place}>
      {refused && <Alert className={styles.spaced} type="error" showIcon title={refused} />}
      <FieldRules value={{ rules, blank }}>
        <Form
          form={form}
          id={formId}
          name={noun.replaceAll(' ', '-')}
          layout="vertical"
          className={styles.form}
          initialValues={start as Values}
          // The rules speak when they are asked, not the browser's bubbles.
          noValidate
          onValuesChange={(changed) => {
            onTouched()
            // An objection was to what stood there before.
            form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })))
          }}
          onFinish={save}
        >
          <Fields />
        </Form>
      </FieldRules>
    </div>
  )
}

function whatIsMissing(objections: Record<string, string>): string {
  const count = Object.keys(objections).length
  return count === 1 ? 'One field needs another look.' : `${count} fields need another look.`
}
