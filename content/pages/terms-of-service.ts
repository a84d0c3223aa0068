import type { Content } from '@/lib/content/kinds';

export default {
  path: '/terms-of-service',
  seo: {
    title: 'Terms of Service',
    description:
      'The agreement between you and {brand}: who may use the services, how billing and cancellation work, and how disputes are settled.',
    priority: 0.5,
  },
  title: 'Terms of Service',
  updated: '2024-09-17',
  intro:
    'These terms are an agreement between you and {brand}, a company in Massachusetts, United States (“we” or “us”). By visiting this website, opening an account or using what we sell, you accept all of them. If you do not accept them, please do not use the website or the services.',
  sections: [
    {
      id: 'our-services',
      title: 'Our services',
      paragraphs: [
        'We offer a customer relationship platform by monthly subscription, together with marketing automation, voice and chat AI, add-ons and related professional services. In these terms, “services” means all of these and this website.',
        'The services are meant for running a business. You are responsible for following the laws that apply to you and your trade wherever you use them.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property rights',
      paragraphs: [
        'We own the services or hold them under license. That includes the software, design, text, pictures, recordings and brand names in them. All of these are protected by copyright, trademark and other laws.',
        'While you keep to these terms, you may access and use the services for your own business. This permission is limited, can be withdrawn and cannot be passed on. Anything beyond it, such as copying, selling or republishing parts of the services, needs our written consent first.',
      ],
    },
    {
      id: 'user-representations',
      title: 'User representations',
      paragraphs: [
        'You must be at least 18 years old to use the services. Each time you use them, you confirm that the following is true. If any of it stops being true, you must stop using the services.',
      ],
      points: [
        'You are at least 18 years old and legally able to enter into this agreement.',
        'If you act for a company or another organization, you are authorized to bind it to these terms.',
        'Your registration information is true, accurate, current and complete.',
        'You do not access the services through automated means, such as a bot, a script or a scraper.',
        'You do not use the services for any illegal or unauthorized purpose.',
      ],
    },
    {
      id: 'user-registration',
      title: 'User registration',
      paragraphs: [
        'Some services require an account. The registration information you give us must be true, accurate, current and complete, and you must correct it promptly when something changes.',
        'Keep your password private. You are responsible for what happens under your account, including what the members of your team do there. We may take back or change a user name that we find misleading, offensive or otherwise unsuitable.',
      ],
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions and automatic renewal',
      paragraphs: [
        'Subscriptions are billed monthly. Each subscription renews automatically at the end of the month you have paid for, and continues to do so until you cancel it.',
        'By subscribing, you authorize us to charge your payment method for every renewal without asking you again. What a plan or add-on includes is stated on our pricing pages.',
      ],
    },
    {
      id: 'purchases-and-payment',
      title: 'Purchases and payment',
      paragraphs: [
        'We accept Visa, Mastercard, American Express and Discover. All payments are made in US dollars, and we add sales tax to the price where it is required.',
        'You agree to give us current and complete billing information for every purchase. You also agree to update your card and contact details when they change. We may correct a pricing mistake even after we have asked for or received a payment. We may also refuse or limit an order.',
      ],
    },
    {
      id: 'system-fees-and-credits',
      title: 'System fees and credits',
      paragraphs: [
        'Sending messages through the platform costs a system fee, which is separate from the subscription price. The fee for sending email is {emailFee} per message. A system fee also applies to sending or receiving SMS.',
        'Subscribers receive monthly credits toward these system fees, as stated for their plan on the pricing page. You pay the system fees that your credits do not cover.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      paragraphs: [
        'You can cancel a subscription at any time by writing to us through the contact page of this website. The cancellation takes effect at the end of the current paid term.',
        'Until then your subscription stays active and you keep access to it. It does not renew after that.',
      ],
    },
    {
      id: 'no-refunds',
      title: 'No refunds',
      paragraphs: [
        'All purchases are non-refundable. This covers subscriptions, add-ons, setup, one-time services and system fees.',
        'Canceling a subscription, or not using it, does not give you a right to money back for the term you have paid for. If you are unhappy with a service, please tell us so that we can try to put it right.',
      ],
    },
    {
      id: 'software',
      title: 'Software',
      paragraphs: [
        'We may provide software for use with the services. If it comes with a license agreement of its own, that agreement governs its use. Otherwise you may use it only together with the services and in line with these terms, and you may not pass that permission on.',
        'You use the software at your own risk. You may not take it apart to obtain its source code, except where the law gives you a right to do so.',
      ],
    },
    {
      id: 'prohibited-activities',
      title: 'Prohibited activities',
      paragraphs: [
        'You may use the services only for the purposes for which we provide them. You and everyone who uses your account must not do any of the following.',
      ],
      points: [
        'Access the services through automated means, such as bots, scripts, scrapers or data-mining tools.',
        'Collect data from the services to build a database, directory or competing product.',
        'Contact people by email, SMS or phone in a way that breaks the law, or without the consent the law requires.',
        'Deceive us or other people, for example to obtain passwords or other account information.',
        'Pretend to be another person or business, or use someone else’s account.',
        'Get around, switch off or interfere with security features or limits on use.',
        'Upload viruses or other harmful code, or place an unreasonable load on the services or the networks behind them.',
        'Harass, threaten or harm any person, including our staff.',
        'Use information from the services to discriminate against, stalk or abuse someone.',
        'Copy, adapt or decompile the software of the services, or remove copyright and ownership notices from it.',
        'Sell, rent or share access to your account in a way that your plan does not allow.',
        'Make false reports of abuse, or misuse our support.',
        'Damage our reputation or that of others with statements you know to be false.',
        'Break any law or regulation, or help somebody else to do so.',
      ],
    },
    {
      id: 'user-contributions',
      title: 'User generated contributions',
      paragraphs: [
        'The services may let you post, upload, send or store material such as text, pictures, recordings, messages and comments. These are your “contributions.” Other users and visitors may be able to see them, depending on where you place them. You alone are responsible for them, and by submitting them you confirm the following.',
      ],
      points: [
        'You own the contribution, or you have all the rights and permissions needed to use it and to let us use it.',
        'Every identifiable person in it has agreed to be shown or named where the law requires it.',
        'It is not false, misleading, obscene, hateful, threatening or defamatory.',
        'It is not spam, a chain letter, a pyramid scheme or other unauthorized advertising.',
        'It does not exploit or endanger minors.',
        'It does not violate the privacy or any other right of another person, or any law.',
      ],
    },
    {
      id: 'contribution-license',
      title: 'Contribution license',
      paragraphs: [
        'Your contributions remain yours. You give us a non-exclusive, worldwide, royalty-free license to host, store, copy, display, adapt and distribute them so that we can run, improve and promote the services.',
        'The license includes contributions in any format and the right to let our service providers act for us. If you send us ideas or suggestions about the services, we may use them freely and without payment to you.',
      ],
    },
    {
      id: 'reviews',
      title: 'Guidelines for reviews',
      paragraphs: [
        'We may offer places where you can leave a review or a rating. A review that you post there must follow these guidelines. We may accept, decline or remove reviews, and a review states the view of its author, which we do not necessarily share.',
      ],
      points: [
        'Review only what you have experienced yourself.',
        'Leave out profanity, abuse and hateful or discriminatory language.',
        'Make no false or misleading statement and draw no conclusion about whether conduct is legal.',
        'Do not review a competitor, and do not review us if you are affiliated with one.',
        'Do not organize others to post reviews, whether good or bad.',
      ],
    },
    {
      id: 'linked-accounts',
      title: 'Social media',
      paragraphs: [
        'You may be able to link your account with accounts you hold at other providers, such as social networks. By linking one, you confirm that you are allowed to do so and that it does not break your agreement with that provider.',
        'We may then access and store the content that you have allowed that provider to share with us. You can disconnect a linked account at any time. Your relationship with the other provider is governed only by your agreement with it.',
      ],
    },
    {
      id: 'third-party-websites',
      title: 'Third-party websites and content',
      paragraphs: [
        'The services contain links to other websites and show content, forms and calendars that come from others. We do not check these for accuracy and are not responsible for them. A link does not mean that we recommend what it leads to.',
        'When you leave our services or buy from another company, that company’s terms and policies apply. You do so at your own risk.',
      ],
    },
    {
      id: 'sms-text-messaging',
      title: 'SMS text messaging',
      paragraphs: [
        'If you agree to receive text messages from us, you can opt out at any time by replying STOP to one of them. We may send you a text that confirms you have opted out, and no more after it unless you opt in again. Your mobile carrier may charge you for messages and data.',
        'When you send text messages to your own customers through the platform, you are the sender. You must have their consent and must honor every request to stop.',
      ],
    },
    {
      id: 'services-management',
      title: 'Services management',
      paragraphs: [
        'We may watch the services for breaches of these terms and act on what we find. At our discretion we may remove or disable content, suspend accounts and block IP addresses. We may report a breach of the law to the authorities.',
        'We may also delete or limit files that are too large or burden our systems. We may take other steps that protect our rights and keep the services working. We have no duty to review everything that users do or post.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy and your data',
      paragraphs: [
        'We handle personal information in order to provide the services, to bill for them and to meet our legal duties. Information that you enter into a form, calendar or chat on this website goes to us and to the provider that operates that tool.',
        'For the data of your own customers, you decide what goes into the platform and must have the right to put it there. Keep copies of data that you cannot afford to lose, because we are not liable for its loss or corruption.',
      ],
    },
    {
      id: 'term-and-termination',
      title: 'Term and termination',
      paragraphs: [
        'These terms apply for as long as you use the services. If you break them or the law, we may refuse you the services, suspend or close your account, block your IP addresses and delete your content. Where the law allows it, we may do so without warning.',
        'If we close or suspend your account, you may not open a new one under your own name, an invented name or the name of somebody else. Sections that by their nature should continue, such as those on payment, liability and disputes, remain in force afterward.',
      ],
    },
    {
      id: 'modifications-and-interruptions',
      title: 'Modifications and interruptions',
      paragraphs: [
        'We may change, suspend or end any part of the services, and we may update these terms. The date at the top of this page shows when they were last updated. By using the services after an update, you accept the updated terms.',
        'We cannot promise that the services will always be available. Maintenance, faults or other causes may interrupt them, and we are not liable for loss or inconvenience that results from this.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      paragraphs: [
        'Massachusetts law governs these terms and your use of the services. Rules on the conflict of laws that would lead to the law of another place do not apply.',
      ],
    },
    {
      id: 'dispute-resolution',
      title: 'Dispute resolution',
      paragraphs: [
        'If a dispute arises between you and us, both sides first try to settle it through informal negotiation. This lasts at least 30 days before either side may begin arbitration. It starts when one side tells the other about the dispute in writing.',
        'A dispute that negotiation does not settle is decided by an arbitrator, and not by a judge or a jury. The arbitration is held in Worcester, Massachusetts, under the rules of an arbitration association.',
        'A dispute must be brought within 1 year of the cause of action.',
      ],
    },
    {
      id: 'corrections',
      title: 'Corrections',
      paragraphs: [
        'The services may contain typing errors, inaccuracies or omissions, for example in descriptions, prices or availability. We may correct them and update any information at any time, without notice in advance.',
      ],
    },
    {
      id: 'disclaimer',
      title: 'Disclaimer',
      paragraphs: [
        'We provide the services “as is” and “as available,” and you use them at your own risk. As far as the law allows, we give no warranties, express or implied, including any warranty of merchantability, fitness for a particular purpose or non-infringement.',
        'We do not warrant that the services are free of errors, or that you will reach a certain result with them. Answers and texts that AI produces can be wrong, so check them before you rely on them.',
      ],
    },
    {
      id: 'limitation-of-liability',
      title: 'Limitation of liability',
      paragraphs: [
        'As far as the law allows, our liability to you for any cause and in any form of action is limited to 891 US dollars.',
        'We, our managers and our employees are not liable for indirect, consequential, special, incidental or punitive damages, including lost profit, lost revenue and lost data. This is so even if we were told that they might occur. Some places do not allow such limits, so part of this section may not apply to you.',
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      paragraphs: [
        'You agree to defend and indemnify us, our managers and our employees against claims by others, including reasonable legal fees. This applies to claims that arise from your contributions, your use of the services, your breach of these terms or your violation of the rights of another person.',
        'We may take over the defense of such a claim at your expense, and you agree to cooperate with us. We will make reasonable efforts to tell you about the claim once we learn of it.',
      ],
    },
    {
      id: 'miscellaneous',
      title: 'Miscellaneous and contact',
      paragraphs: [
        'These terms, and any policies we post with the services, are the whole agreement between you and us. If one provision cannot be enforced, the others remain in force. If we do not use a right, we do not give it up. We may transfer our rights and duties to others, and you agree that notices and agreements may reach you electronically.',
        'If you have a question or a complaint about the services, please write to us through the contact page of this website.',
      ],
    },
  ],
} satisfies Content<'pages/terms-of-service'>;
