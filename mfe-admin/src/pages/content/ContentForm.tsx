/** The fields of a structured page: its title, and a section for each of its parts. */
import type { StructuredSlug } from '@access/content/static-pages/static-page.rules'
import { Form } from 'antd'
import type { ComponentType } from 'react'
import { TextField } from '../../management/fields/index.tsx'
import { GapsToFill } from '../fields/GapsToFill.tsx'
import { ContentInput } from './ContentInput.tsx'

/** The same component each time, so that nothing is mounted anew while somebody types. */
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
