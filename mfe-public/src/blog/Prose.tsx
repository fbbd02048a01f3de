/**
 * Markdown from the data as a page: safely. HTML in it is shown as it was written and never read; links lead to web
 * addresses, letters and our own pages only; pictures tell nobody where they are shown.
 */
import { ourPicture } from '@access/content/files/file.rules'
import type { ComponentProps } from 'react'
import Markdown from 'react-markdown'
import { Link } from 'react-router-dom'
import remarkGfm from 'remark-gfm'
import { isOurPage, safeAddress, safePicture } from './addresses.ts'
import styles from './Prose.module.css'
import { underTheTitle } from './underTheTitle.ts'

/** Stands under the one h1 of its page. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[underTheTitle]}
        urlTransform={(address, attribute) =>
          attribute === 'src' ? safePicture(address) : safeAddress(address)
        }
        components={{ a: ProseLink, img: ProseImage, input: Ticked }}
      >
        {text}
      </Markdown>
    </div>
  )
}

type Given<Tag extends 'a' | 'img' | 'input'> = ComponentProps<Tag> & { node?: unknown }

function ProseLink({ node: _, href, children, ...rest }: Given<'a'>) {
  if (!href) return <>{children}</>
  if (isOurPage(href))
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

function ProseImage({ src, alt = '' }: Given<'img'>) {
  if (!src) return <>{alt}</>
  const ours = ourPicture(src)
  return (
    <img
      src={src}
      {...(ours && { ...ours, sizes: '(min-width: 44rem) 42rem, 100vw' })}
      alt={alt}
      referrerPolicy="no-referrer"
      loading="lazy"
      decoding="async"
    />
  )
}

/** A box of a task list: it is read, not ticked. */
function Ticked({ checked }: Given<'input'>) {
  return (
    <span role="img" aria-label={checked ? 'Done' : 'To do'}>
      {checked ? '☑' : '☐'}
    </span>
  )
}
