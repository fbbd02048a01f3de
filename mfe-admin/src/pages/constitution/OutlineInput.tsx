/** The text of the constitution as an outline: a preamble, and articles with their sections, numbered by themselves. */
import { Flex } from 'antd'
import { useState } from 'react'
import { EditableRows } from '../../components/EditableRows.tsx'
import type { InputProps } from '../../management/fields/inputs.tsx'
import { LabelledField } from '../fields/LabelledField.tsx'
import { LineInput, StaticTextInput, TextInput } from '../fields/PlainInputs.tsx'
import { useRejected } from '../fields/use-rejected.ts'
import {
  emptyArticle,
  emptySection,
  findOutlineErrors,
  formatArticleTitle,
  formatOutline,
  type OutlineArticle,
  type OutlineSection,
  parseOutline,
} from './outline.ts'

type Errors = Record<string, string>

export function OutlineInput(control: InputProps<string>) {
  const { id, value = '', onChange, 'aria-invalid': ariaInvalid } = control
  const { container, wasRejected } = useRejected<HTMLDivElement>(Boolean(ariaInvalid))
  // Held as it is typed: a text in which a name is empty for a moment would be another outline.
  const [outline, setOutline] = useState(() => parseOutline(value))
  if (!outline) return <StaticTextInput {...control} onChange={(text) => onChange?.(text ?? '')} />
  const errors: Errors = wasRejected ? findOutlineErrors(outline) : {}

  function change(changes: Partial<typeof outline>) {
    const changed = { ...outline!, ...changes }
    setOutline(changed)
    onChange?.(formatOutline(changed))
  }

  return (
    <Flex vertical gap="middle" id={id} ref={container} tabIndex={-1}>
      <LabelledField label="Preamble" error={errors.preamble}>
        {(field) => (
          <TextInput {...field} value={outline.preamble} onChange={(typed) => change({ preamble: typed })} />
        )}
      </LabelledField>
      <EditableRows
        label="Articles"
        noun="article"
        value={outline.articles}
        emptyRow={emptyArticle}
        onChange={(articles) => change({ articles })}
        getName={(_, position) => formatArticleTitle(position)}
        error={errors.articles}
      >
        {(article, changeArticle, position) => (
          <ArticleFields article={article} position={position} errors={errors} onChange={changeArticle} />
        )}
      </EditableRows>
    </Flex>
  )
}

function ArticleFields({
  article: { name, sections },
  position,
  errors,
  onChange,
}: {
  article: OutlineArticle
  position: number
  errors: Errors
  onChange(article: OutlineArticle): void
}) {
  return (
    <>
      <LabelledField label={`Name of ${formatArticleTitle(position)}`} error={errors[`${position}.name`]}>
        {(field) => (
          <LineInput {...field} value={name} onChange={(typed) => onChange({ name: typed, sections })} />
        )}
      </LabelledField>
      <details open={name === ''}>
        <summary>
          {sections.length} {sections.length === 1 ? 'section' : 'sections'}
        </summary>
        <EditableRows
          label={`Sections of ${formatArticleTitle(position)}`}
          noun="section"
          value={sections}
          emptyRow={emptySection}
          onChange={(changed) => onChange({ name, sections: changed })}
          error={errors[`${position}`]}
        >
          {(section, changeSection, place) => (
            <SectionFields
              section={section}
              place={place}
              path={`${position}.${place}`}
              errors={errors}
              onChange={changeSection}
            />
          )}
        </EditableRows>
      </details>
    </>
  )
}

function SectionFields({
  section: { name, text },
  place,
  path,
  errors,
  onChange,
}: {
  section: OutlineSection
  place: number
  path: string
  errors: Errors
  onChange(section: OutlineSection): void
}) {
  return (
    <>
      <LabelledField label={`Name of section ${place}`} error={errors[`${path}.name`]}>
        {(field) => (
          <LineInput {...field} value={name} onChange={(typed) => onChange({ name: typed, text })} />
        )}
      </LabelledField>
      <LabelledField label={`Text of section ${place}`} error={errors[`${path}.text`]}>
        {(field) => (
          <TextInput {...field} value={text} onChange={(typed) => onChange({ name, text: typed })} />
        )}
      </LabelledField>
    </>
  )
}
