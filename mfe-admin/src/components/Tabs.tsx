/** antd's tabs with a name, which it does not give to their list. */
import { Tabs as AntdTabs, type TabsProps } from 'antd'

export const Tabs = ({ label, ...props }: TabsProps & { label: string }) => (
  <AntdTabs
    {...props}
    renderTabBar={(barProps, TabBar) => (
      <div ref={(element) => element?.querySelector('[role="tablist"]')?.setAttribute('aria-label', label)}>
        <TabBar {...barProps} />
      </div>
    )}
  />
)
