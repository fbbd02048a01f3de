/** The link from the page of an item to its form, for who may edit it. */
import { useAuth } from '@access/kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import { Pencil } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router-dom'
import styles from './EditLink.module.css'

/** By the path of the type, which is the same here and in the portal. */
const nouns: Record<string, string> = {
  blog: 'article',
  cases: 'case',
  events: 'event',
  judgments: 'judgment',
}

export default function EditLink({ id }: { id?: string }) {
  const { user } = useAuth()
  const { id: addressedId } = useParams()
  const path = useLocation().pathname.split('/')[1]!
  if (!hasPermission(user?.role, 'manageContent')) return null
  return (
    <p className={`page no-print ${styles.edit}`}>
      <Link to={`/admin/${path}/${id ?? addressedId}/edit`} className={styles.link}>
        <Pencil size={16} aria-hidden /> Edit this {nouns[path]}
      </Link>
    </p>
  )
}
