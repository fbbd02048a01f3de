/** A dialog that sends a letter: its template, edited before it is sent, as the applicant of `requestId` gets it. */
import { getLetterRules, type LetterKind } from '@access/requests/casework/letters/letter.rules'
import { Form } from 'antd'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { AnyVariables } from 'urql'
import { Select } from '../../components/Select.tsx'
import management from '../../components/screen.module.css'
import { QueryResult } from '../../data/QueryResult.tsx'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { LetterFields } from '../../forms/LetterFields.tsx'
import { type LetterOptionsFragment, LettersForRequestDocument } from './letters.generated.ts'

type DialogProps<Data, Variables extends AnyVariables> = Omit<
  ComponentProps<typeof FormDialog<ReturnType<typeof getLetterRules>, Data, Variables>>,
  'rules' | 'initial' | 'isReady' | 'children'
>

export function LetterFormDialog<Data, Variables extends AnyVariables>({
  requestId,
  purpose,
  kind,
  introduction,
  renderChoices,
  ...dialog
}: DialogProps<Data, Variables> & {
  requestId: string
  /** The status that it leads to, or that the applicant is asked. */
  purpose: string
  kind: LetterKind
  introduction: ReactNode
  /** What else can be done, above the letter. */
  renderChoices?(letters: LetterOptionsFragment, finish: (data: Data | null) => void): ReactNode
}) {
  const query = useLiveQuery(LettersForRequestDocument, { id: requestId, purpose }, 'LetterTemplate')
  return (
    <FormDialog<ReturnType<typeof getLetterRules>, Data, Variables>
      {...dialog}
      rules={getLetterRules(kind)}
      initial={{}}
      isReady={Boolean(query.data)}
    >
      {(finish) => (
        <>
          <p className={management.spaced}>{introduction}</p>
          <QueryResult query={query}>
            {({ letters }) => (
              <>
                {renderChoices?.(letters, finish)}
                <LetterChoice letters={letters} />
              </>
            )}
          </QueryResult>
        </>
      )}
    </FormDialog>
  )
}

/** The template of a letter, and its text. */
function LetterChoice({ letters: { templates, values } }: { letters: LetterOptionsFragment }) {
  const form = Form.useFormInstance()
  // With several templates none is preselected: the wrong reason must not be sent by habit.
  const [selected, setSelected] = useState(templates.length === 1 ? templates[0] : undefined)
  const id = useId()
  // Another template replaces the text, but none what somebody had typed before.
  const isRestored = useRef(form.getFieldValue('text') !== undefined)
  useEffect(() => {
    if (selected && !isRestored.current)
      form.setFieldsValue({ subject: selected.subject, text: selected.text })
    isRestored.current = false
  }, [form, selected])

  return (
    <>
      <Form.Item label="Template" htmlFor={id}>
        <Select
          id={id}
          value={selected?.id}
          emptyLabel={templates.length > 1 ? 'Choose a template' : undefined}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => setSelected(templates.find((template) => template.id === id))}
        />
      </Form.Item>
      <LetterFields values={values} />
    </>
  )
}
