/** The link from the page of an item to its form, for who may edit it. */
import { Link } from '@access/kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import { Pencil } from 'lucide-react'
import styles from './EditLink.module.css'

/** By the path of the type in the portal. */
const nouns = { blog: 'article', cases: 'case', events: 'event', judgments: 'judgment' }

export interface EditedItem {
  path: keyof typeof nouns
  id: string
}

export default function EditLink({ path, id, role }: EditedItem & { role: string }) {
  if (!hasPermission(role, 'manageContent')) return null
  return (
    <p className={`page no-print ${styles.edit}`}>
      <Link to={`/admin/${path}/${id}/edit`} className={styles.link}>
        <Pencil size={16} aria-hidden /> Edit this {nouns[path]}
      </Link>
    </p>
  )
}
