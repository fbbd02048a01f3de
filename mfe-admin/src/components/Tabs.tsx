/** antd's tabs with a name, which it does not give to their list. */
import { Tabs as AntdTabs, type TabsProps } from 'antd'
import { Ellipsis } from 'lucide-react'

export const Tabs = ({ label, ...props }: TabsProps & { label: string }) => (
  <AntdTabs
    {...props}
    more={{ icon: <Ellipsis size={18} aria-hidden /> }}
    renderTabBar={(barProps, TabBar) => (
      <div ref={(element) => element?.querySelector('[role="tablist"]')?.setAttribute('aria-label', label)}>
        <TabBar {...barProps} />
      </div>
    )}
  />
)
