/** The top of every inner page: the way back, the title, a sentence, and what is true of the item. */
import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import { PageRecord } from '../page/PageProvider.tsx'

export type Crumb = { to: string; text: string }

const home: Crumb = { to: '/', text: 'Home' }

/** Where this page lies; the last word is the page itself. */
export function Crumbs({ trail = [], here }: { trail?: readonly Crumb[]; here: string }) {
  const record = useContext(PageRecord)
  if (record) record.crumbs = [home, ...trail, { text: here }]

  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {[home, ...trail].map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}

/** Title and lead of a page, under its crumbs; `meta` holds badges and short facts in one line. */
export function Masthead({
  title,
  lead,
  trail,
  here,
  meta,
}: {
  title: string
  lead?: string
  trail?: readonly Crumb[]
  /** The page's name in the crumbs, where the title is too long for them. */
  here?: string
  meta?: ReactNode
}) {
  return (
    <div className="page masthead">
      <Crumbs trail={trail} here={here ?? title} />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {meta && <p className="meta">{meta}</p>}
    </div>
  )
}
