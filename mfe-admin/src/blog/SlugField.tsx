/** A post's slug: made from the title until somebody writes it, and told at once when another post has it. */
import { Form } from 'antd'
import { useEffect, useRef } from 'react'
import { gql, type TypedDocumentNode, useClient } from 'urql'
import { useItem } from '../management/fields/FieldRules.ts'
import { TextField } from '../management/fields/index.tsx'
import { slugOf } from './slug.ts'

const SlugTaken: TypedDocumentNode<{ isTaken: boolean }, { slug: string; except: string | null }> = gql`
  query SlugTaken($slug: String!, $except: ID) {
    isTaken: slugTaken(slug: $slug, except: $except)
  }
`

// Long enough not to ask at every key, short enough to be heard while one still looks there.
const pause = 300

export function SlugField() {
  useSlugOfTitle()
  useUniqueness()
  return <TextField name="slug" label="Slug" hint="Like know-your-rights-guide" />
}

function useSlugOfTitle() {
  const { id, set } = useItem()
  const form = Form.useFormInstance()
  const title: string = Form.useWatch('title', form) ?? ''
  const before = useRef(title)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slug follows the title, and nothing else.
  useEffect(() => {
    // A slug that is out in the world, or that somebody has written, stays.
    const follows = id === null && (form.getFieldValue('slug') ?? '') === slugOf(before.current)
    if (follows && title !== before.current) set('slug', slugOf(title))
    before.current = title
  }, [title])
}

function useUniqueness() {
  const { id, isWellFormed } = useItem()
  const form = Form.useFormInstance()
  const slug: string = Form.useWatch('slug', form) ?? ''
  const client = useClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the slug that is asked about.
  useEffect(() => {
    if (!isWellFormed('slug', slug)) return
    let isCurrent = true
    const soon = setTimeout(async () => {
      const asked = client.query(SlugTaken, { slug, except: id }, { requestPolicy: 'network-only' })
      const { data } = await asked.toPromise()
      // Where nobody answered, saving will say it.
      if (!isCurrent || !data?.isTaken) return
      form.setFields([{ name: 'slug', errors: ['Another blog post has this already'] }])
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(soon)
    }
  }, [slug])
}
