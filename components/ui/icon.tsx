import * as lucide from 'lucide';
import type { IconName } from '@/lib/content/schemas/fields';
import { Lucide } from './lucide';
import { starPath } from './star';

const star: lucide.IconNode = [['path', { d: starPath }]];

/* Drawings that Lucide lacks, in its manner. */
const tooth: lucide.IconNode = [
  [
    'path',
    {
      d: 'M12 5.2C10.4 4 8.9 3.5 7.4 3.5 5 3.5 3.5 5.4 3.5 8c0 2 .8 3.3 1.3 5.1.6 2.2.4 7.4 2.6 7.4 2.3 0 1.6-5.5 4.6-5.5s2.3 5.5 4.6 5.5c2.2 0 2-5.2 2.6-7.4.5-1.8 1.3-3.1 1.3-5.1 0-2.6-1.5-4.5-3.9-4.5-1.5 0-3 .5-4.6 1.7',
    },
  ],
];
const implant: lucide.IconNode = [
  ['path', { d: 'M9 10C7 10 5 7 5 5q0-2 3-2c2 0 2 1 4 1s2-1 4-1q3 0 3 2c0 2-2 5-4 5z' }],
  ['path', { d: 'M10 10v2m4-2v2m-6 0h8M8 15h8m-7 3h6m-4 3h2M9 12l1 9m5-9-1 9' }],
];
const spine: lucide.IconNode = [
  ['path', { d: 'M8.5 3h7M8 7.5h7M7 12h7.5M8 16.5h7.5m-6 4.5h7' }],
  ['path', { d: 'M12 3c0 3-1.5 5.5-1.5 9S13 18 13 21' }],
];

/** The drawing of each icon. */
export const icons = {
  activity: lucide.Activity,
  'air-vent': lucide.AirVent,
  apple: lucide.Apple,
  award: lucide.Award,
  'badge-check': lucide.BadgeCheck,
  bell: lucide.Bell,
  bot: lucide.Bot,
  brush: lucide.Brush,
  calendar: lucide.CalendarDays,
  'calendar-check': lucide.CalendarCheck,
  camera: lucide.Camera,
  chart: lucide.ChartColumn,
  check: lucide.Check,
  clipboard: lucide.ClipboardList,
  clock: lucide.Clock,
  'cloud-hail': lucide.CloudHail,
  'cloud-lightning': lucide.CloudLightning,
  compass: lucide.Compass,
  'credit-card': lucide.CreditCard,
  database: lucide.Database,
  dollar: lucide.CircleDollarSign,
  dumbbell: lucide.Dumbbell,
  faucet: lucide.Faucet,
  feather: lucide.Feather,
  'file-text': lucide.FileText,
  flashlight: lucide.Flashlight,
  flower: lucide.Flower2,
  globe: lucide.Globe,
  hammer: lucide.Hammer,
  handshake: lucide.Handshake,
  headset: lucide.Headset,
  heart: lucide.Heart,
  home: lucide.House,
  image: lucide.Image,
  implant,
  inbox: lucide.Inbox,
  key: lucide.Key,
  laptop: lucide.Laptop,
  layers: lucide.Layers,
  layout: lucide.LayoutTemplate,
  leaf: lucide.Leaf,
  lightbulb: lucide.Lightbulb,
  'line-chart': lucide.ChartLine,
  link: lucide.Link2,
  'list-checks': lucide.ListChecks,
  mail: lucide.Mail,
  'map-pin': lucide.MapPin,
  megaphone: lucide.Megaphone,
  message: lucide.MessageSquareText,
  messages: lucide.MessagesSquare,
  mic: lucide.Mic,
  'mouse-pointer': lucide.MousePointerClick,
  package: lucide.Package,
  'paint-roller': lucide.PaintRoller,
  paw: lucide.PawPrint,
  pen: lucide.PenLine,
  phone: lucide.Phone,
  'phone-incoming': lucide.PhoneIncoming,
  'phone-missed': lucide.PhoneMissed,
  pipeline: lucide.SquareKanban,
  plug: lucide.Plug,
  'plug-zap': lucide.PlugZap,
  puzzle: lucide.Puzzle,
  receipt: lucide.Receipt,
  refresh: lucide.RefreshCw,
  repeat: lucide.Repeat,
  route: lucide.Route,
  scale: lucide.Scale,
  search: lucide.Search,
  send: lucide.Send,
  share: lucide.Share2,
  shield: lucide.ShieldCheck,
  shovel: lucide.Shovel,
  smile: lucide.Smile,
  'solar-panel': lucide.SolarPanel,
  sparkles: lucide.Sparkles,
  spine,
  stamp: lucide.Stamp,
  star,
  store: lucide.Store,
  sun: lucide.Sun,
  tag: lucide.Tag,
  target: lucide.Target,
  thermometer: lucide.Thermometer,
  timer: lucide.Timer,
  tooth,
  'trending-up': lucide.TrendingUp,
  truck: lucide.Truck,
  'user-check': lucide.UserCheck,
  'user-plus': lucide.UserPlus,
  users: lucide.Users,
  wallet: lucide.Wallet,
  wind: lucide.Wind,
  wrench: lucide.Wrench,
  zap: lucide.Zap,
} satisfies Record<IconName, lucide.IconNode>;

type IconProps = { name: IconName; className?: string };

/** A decorative icon: hidden from assistive technology, 1.75 px stroke, 20 px by default. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return <Lucide icon={icons[name]} className={className} />;
}
