/** The fields of a page: its title, and its text or a section for each of its parts. */
import type { StructuredSlug } from '@access/content/static-pages/static-page.rules'
import { Form } from 'antd'
import type { ComponentType } from 'react'
import { Field } from '../../management/fields/Field.tsx'
import { TextField } from '../../management/fields/index.tsx'
import { GapsToFill } from '../fields/GapsToFill.tsx'
import { StaticTextInput } from '../fields/PlainInputs.tsx'
import { WritingHelp } from '../fields/WritingHelp.tsx'
import { ContentInput } from './ContentInput.tsx'

/** A page that is one text. */
export function TextPageForm() {
  return (
    <>
      <GapsToFill />
      <TextField name="title" label="Title" isWide />
      <Field name="text" label="Text" isWide hint={<WritingHelp />}>
        <StaticTextInput />
      </Field>
    </>
  )
}

/** A structured page. The same component each time, so that nothing is mounted anew while somebody types. */
export const createContentForm = (slug: StructuredSlug): ComponentType => forms[slug]

function ContentForm({ slug }: { slug: StructuredSlug }) {
  return (
    <>
      <GapsToFill />
      <TextField name="title" label="Title" isWide />
      {/* Its errors stand at their places in it. */}
      <Form.Item name="content" noStyle>
        <ContentInput slug={slug} />
      </Form.Item>
    </>
  )
}

const forms: Record<StructuredSlug, ComponentType> = {
  home: () => <ContentForm slug="home" />,
  about: () => <ContentForm slug="about" />,
  'services-faq': () => <ContentForm slug="services-faq" />,
}
