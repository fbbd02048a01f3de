/** A post's slug: generated from the title until it is edited, and checked for uniqueness. */
import { Form } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useClient } from 'urql'
import { useFormItem } from '../management/fields/field-context.ts'
import { TextField } from '../management/fields/index.tsx'
import { IsSlugTakenDocument } from './slug.generated.ts'
import { slugify } from './slug.ts'

// Long enough not to ask at every key, short enough to be heard while one still looks there.
const debounceTime = 300

export function SlugField() {
  useGeneratedSlug()
  useUniqueness()
  return <TextField name="slug" label="Slug" hint="Like know-your-rights-guide" />
}

function useGeneratedSlug() {
  const { id, setValue } = useFormItem()
  const form = Form.useFormInstance()
  const title: string = Form.useWatch('title', form) ?? ''
  const before = useRef(title)
  const followTitle = useEffectEvent((title: string) => {
    // A slug that is out in the world, or that somebody has written, stays.
    const follows = id === null && (form.getFieldValue('slug') ?? '') === slugify(before.current)
    if (follows && title !== before.current) setValue('slug', slugify(title))
    before.current = title
  })
  useEffect(() => followTitle(title), [title])
}

function useUniqueness() {
  const { id, isValidValue } = useFormItem()
  const form = Form.useFormInstance()
  const slug: string = Form.useWatch('slug', form) ?? ''
  const client = useClient()
  const check = useEffectEvent(async (slug: string, isCurrent: () => boolean) => {
    if (!isValidValue('slug', slug)) return
    const query = client.query(IsSlugTakenDocument, { slug, except: id }, { requestPolicy: 'network-only' })
    const { data } = await query.toPromise()
    // Where nobody answered, saving will say it.
    if (!isCurrent() || !data?.isTaken) return
    form.setFields([{ name: 'slug', errors: ['Another blog post has this already'] }])
  })
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => check(slug, () => isCurrent), debounceTime)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [slug])
}
