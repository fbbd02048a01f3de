/** The link from the page of an item to its form, for who may edit it. */
import { Link } from '@access/kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import { Pencil } from 'lucide-react'
import styles from './EditLink.module.css'

export interface EditedItem {
  /** As in the addresses of the portal: 'judgments'. */
  path: string
  id: string
  /** What it is: 'judgment'. */
  noun: string
}

export default function EditLink({ path, id, noun, role }: EditedItem & { role: string }) {
  if (!hasPermission(role, 'manageContent')) return null
  return (
    <p className={`page no-print ${styles.edit}`}>
      <Link to={`/admin/${path}/${id}/edit`} className={styles.link}>
        <Pencil size={16} aria-hidden /> Edit this {noun}
      </Link>
    </p>
  )
}
