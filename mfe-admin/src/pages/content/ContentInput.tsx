/** The content of a structured page, which is stored as JSON: a group of fields for each of its parts. */
import type { StructuredSlug } from '@access/content/static-pages/static-page.rules'
import { Flex } from 'antd'
import { EditableRows } from '../../components/EditableRows.tsx'
import screen from '../../components/screen.module.css'
import type { InputProps } from '../../management/fields/inputs.tsx'
import { useRejected } from '../fields/use-rejected.ts'
import { ContentControl } from './ContentControl.tsx'
import { type ContentField, type ContentList, type ContentSection, contentLayouts } from './content-layout.ts'
import {
  buildEmptyRow,
  type ContentValues,
  findContentErrors,
  getPart,
  getRows,
  parseContent,
  setPart,
  setRows,
} from './content-values.ts'

export function ContentInput({
  slug,
  id,
  value,
  onChange,
  'aria-invalid': ariaInvalid,
}: InputProps<string> & { slug: StructuredSlug }) {
  const { container, wasRejected } = useRejected<HTMLDivElement>(Boolean(ariaInvalid))
  const content = parseContent(value)
  const errors = wasRejected ? findContentErrors(slug, content) : {}
  return (
    <Flex vertical gap="large" id={id} ref={container} tabIndex={-1} className={screen.wide}>
      {contentLayouts[slug].map((section) => (
        <SectionFields
          key={section.legend}
          section={section}
          values={getPart(content, section)}
          errors={errors}
          onChange={(values) => onChange?.(JSON.stringify(setPart(content, section, values)))}
        />
      ))}
    </Flex>
  )
}

type PartProps = {
  values: ContentValues
  errors: Record<string, string>
  onChange(values: ContentValues): void
}

function SectionFields({ section, values, errors, onChange }: PartProps & { section: ContentSection }) {
  const { legend, part, fields, list } = section
  return (
    <Flex component="fieldset" vertical gap="small">
      <legend>
        <strong>{legend}</strong>
      </legend>
      <Fields path={part} fields={fields} values={values} errors={errors} onChange={onChange} />
      {list && <ListFields path={part} list={list} values={values} errors={errors} onChange={onChange} />}
    </Flex>
  )
}

function ListFields({
  path,
  list,
  values,
  errors,
  onChange,
}: PartProps & { path: string | undefined; list: ContentList }) {
  const { name, label, noun, fields, hasFixedLength = false } = list
  const listPath = joinPath(path, name)
  return (
    <EditableRows
      label={label}
      noun={noun}
      value={getRows(values, list)}
      emptyRow={buildEmptyRow(list)}
      onChange={(rows) => onChange(setRows(values, list, rows))}
      hasFixedLength={hasFixedLength}
      error={errors[listPath]}
    >
      {(row, change, position) => (
        <Fields
          path={joinPath(listPath, String(position - 1))}
          fields={fields}
          values={row}
          errors={errors}
          onChange={change}
        />
      )}
    </EditableRows>
  )
}

function Fields({
  path,
  fields,
  values,
  errors,
  onChange,
}: PartProps & { path: string | undefined; fields: readonly ContentField[] }) {
  return fields.map((field) => (
    <ContentControl
      key={field.name}
      field={field}
      value={values[field.name]}
      error={errors[joinPath(path, field.name)]}
      onChange={(value) => onChange({ ...values, [field.name]: value })}
    />
  ))
}

/** Without the parts that have no name: the whole, and the text of a plain row. */
const joinPath = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('.')
