/** The top of every inner page: breadcrumbs, the title, a lead, and facts about the item. */
import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import { PageHeadContext } from '../page/PageProvider.tsx'
import { Arch } from './Arch.tsx'

export type Breadcrumb = { to: string; text: string }

const home: Breadcrumb = { to: '/', text: 'Home' }

/** The path to this page; the last entry is the page itself. */
export function Breadcrumbs({
  ancestors = [],
  currentLabel,
}: {
  ancestors?: readonly Breadcrumb[]
  currentLabel: string
}) {
  const pageHead = useContext(PageHeadContext)
  if (pageHead) pageHead.breadcrumbs = [home, ...ancestors, { text: currentLabel }]

  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {[home, ...ancestors].map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{currentLabel}</span>
        </li>
      </ol>
    </nav>
  )
}

/**
 * Title and lead of a page, under its breadcrumbs; `meta` holds badges and short facts in one line, and `drawing` stands
 * in a doorway beside them.
 */
export function Masthead({
  title,
  lead,
  ancestors,
  currentLabel,
  meta,
  drawing,
}: {
  title: string
  lead?: string
  ancestors?: readonly Breadcrumb[]
  /** The page's name in the breadcrumbs, where the title is too long for them. */
  currentLabel?: string
  meta?: ReactNode
  drawing?: ReactNode
}) {
  return (
    <div className={drawing ? 'page masthead masthead-drawn' : 'page masthead'}>
      <Breadcrumbs ancestors={ancestors} currentLabel={currentLabel ?? title} />
      {drawing && <Arch>{drawing}</Arch>}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {meta && <p className="meta">{meta}</p>}
    </div>
  )
}

/** `id` names the heading, so that its section can say `aria-labelledby`. */
export function SectionHeading({
  id,
  title,
  lead,
  action,
}: {
  id: string
  title: string
  lead?: string
  action?: ReactNode
}) {
  return (
    <div className="head">
      <h2 id={id}>{title}</h2>
      {action}
      {lead && <p>{lead}</p>}
    </div>
  )
}
