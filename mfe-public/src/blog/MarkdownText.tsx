/**
 * Markdown from the data as a page: safely. HTML in it is shown as it was written and never read; links lead to web
 * addresses, email addresses, telephones and our own pages only; images are ours, or our copies of other sites' ones.
 */

import { type Copy, findPictureUrl } from '@access/content/content-type/picture-copy.rules'
import { parsePictureUrl } from '@access/content/files/file.rules'
import type { ComponentProps } from 'react'
import Markdown, { type Options } from 'react-markdown'
import { Link } from 'react-router-dom'
import remarkGfm from 'remark-gfm'
import { nestHeadings } from './nest-headings.ts'
import { isOwnPage, sanitizeImageUrl, sanitizeUrl } from './sanitize-url.ts'

export type MarkdownTextProps = { text: string; pictures: readonly Copy[] | null }

// One tilde is "about": from ~$500 to ~$700 nothing is deleted.
const remarkPlugins: Options['remarkPlugins'] = [[remarkGfm, { singleTilde: false }]]

/** Stands under the one h1 of its page. */
export default function MarkdownText({ text, pictures }: MarkdownTextProps) {
  return (
    <Markdown
      remarkPlugins={remarkPlugins}
      rehypePlugins={[nestHeadings]}
      urlTransform={(address, attribute) =>
        attribute === 'src' ? findImageUrl(address, pictures) : sanitizeUrl(address)
      }
      components={{ a: ProseLink, img: ProseImage, input: TaskCheckbox }}
    >
      {text}
    </Markdown>
  )
}

/** An image without a copy is its alternative text. */
function findImageUrl(address: string, pictures: readonly Copy[] | null): string | undefined {
  return findPictureUrl(sanitizeImageUrl(address) ?? null, pictures) ?? undefined
}

type MarkdownProps<Tag extends 'a' | 'img' | 'input'> = ComponentProps<Tag> & { node?: unknown }

function ProseLink({ node: _, href, children, ...rest }: MarkdownProps<'a'>) {
  if (!href) return <>{children}</>
  if (isOwnPage(href))
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={href} rel={/^https?:/.test(href) ? 'noopener noreferrer' : undefined} {...rest}>
      {children}
    </a>
  )
}

function ProseImage({ src, alt = '' }: MarkdownProps<'img'>) {
  if (!src) return <>{alt}</>
  const isOwnPage = parsePictureUrl(src)
  return (
    <img
      src={src}
      {...(isOwnPage && { ...isOwnPage, sizes: '(min-width: 44rem) 42rem, 100vw' })}
      alt={alt}
      referrerPolicy="no-referrer"
      loading="lazy"
      decoding="async"
    />
  )
}

/** A box of a task list: it is read, not ticked. */
function TaskCheckbox({ checked }: MarkdownProps<'input'>) {
  return (
    <span role="img" aria-label={checked ? 'Done' : 'To do'}>
      {checked ? '☑' : '☐'}
    </span>
  )
}
