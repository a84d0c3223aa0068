import type { Content } from '@/lib/content/kinds';

/** Every address outside the site is here and nowhere else. What embeds request by themselves: content/embed-origins.ts. */
export default {
  links: {
    login: { url: 'https://app.hearthline.example/login', placeholder: true },
    store: { url: 'https://store.hearthline.example/', placeholder: true },
    facebook: { url: 'https://facebook.example/hearthline', placeholder: true },
    instagram: { url: 'https://instagram.example/hearthline', placeholder: true },
    linkedin: { url: 'https://linkedin.example/company/hearthline', placeholder: true },
    youtube: { url: 'https://youtube.example/@hearthline', placeholder: true },
    bookingCalendar: { url: 'https://link.hearthline.example/widget/booking/hL7demoCalendar001', placeholder: true },
    coachingCalendar: { url: 'https://link.hearthline.example/widget/booking/hL7coachCalendar02', placeholder: true },
    contactForm: { url: 'https://link.hearthline.example/widget/form/hL7contactForm0003', placeholder: true },
    formEmbedScript: { url: 'https://link.hearthline.example/js/form_embed.js', placeholder: true },
    chatLoader: { url: 'https://widgets.hearthline.example/loader.js', placeholder: true },
    checkoutStarter: { url: 'https://pay.hearthline.example/checkout/starter', placeholder: true },
    checkoutEssentials: { url: 'https://pay.hearthline.example/checkout/essentials', placeholder: true },
    checkoutPro: { url: 'https://pay.hearthline.example/checkout/pro', placeholder: true },
    checkoutPremium: { url: 'https://pay.hearthline.example/checkout/premium', placeholder: true },
    addOnReputation: { url: 'https://pay.hearthline.example/add-on/reputation-management', placeholder: true },
    addOnLocalSeo: { url: 'https://pay.hearthline.example/add-on/local-seo', placeholder: true },
    addOnPaidMedia: { url: 'https://pay.hearthline.example/add-on/paid-media', placeholder: true },
    addOnCoaching: { url: 'https://pay.hearthline.example/add-on/coaching', placeholder: true },
    addOnColdEmail: { url: 'https://pay.hearthline.example/add-on/cold-email', placeholder: true },
    addOnPhone: { url: 'https://pay.hearthline.example/add-on/phone-setup', placeholder: true },
    addOnRetainer: { url: 'https://pay.hearthline.example/add-on/monthly-retainer', placeholder: true },
    demoVideo: { url: 'https://video.hearthline.example/walkthrough.mp4', placeholder: true },
    founderProfile: { url: 'https://linkedin.example/in/hearthline-founder', placeholder: true },
  },
  chatWidget: { id: '66f0a1b2c3d4e5f601234567', placeholder: true },
  founderEmail: { address: 'founder@hearthline.example', placeholder: true },
  securityContact: { address: 'security@hearthline.example', placeholder: true },
} satisfies Content<'destinations'>;
