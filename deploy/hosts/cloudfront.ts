import { site } from '../../lib/content';
import { canonicalHeader, pathVariants, type Contract } from '../contract';
import { markdownPathOf } from '../../lib/markdown-path';
import { json, writtenBy, type Host } from './host-files';
import { expectAtMost } from '../../lib/build-error';

/** Headers that have dedicated fields in CloudFront. All others are custom headers. */
const dedicatedHeaders = new Set([
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'X-Frame-Options',
  'Content-Security-Policy',
]);

function customHeaders(headers: Contract['headers']) {
  return Object.entries(headers)
    .filter(([name]) => !dedicatedHeaders.has(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
}

function securityHeaders(headers: Contract['headers']) {
  const transport = headers['Strict-Transport-Security'];
  return {
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
      IncludeSubdomains: transport.includes('includeSubDomains'),
    },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
    FrameOptions: { Override: true, FrameOption: headers['X-Frame-Options'] },
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headers['Content-Security-Policy'] },
  };
}

/**
 * A viewer-request function in the JavaScript of CloudFront's runtime, because S3 has neither clean addresses nor
 * redirects. Paths of files have a dot in the last segment, paths of pages do not.
 */
function viewerRequest({ names, redirects }: Contract, foreignPages: readonly string[]): string {
  const map = Object.fromEntries(
    [...redirects, { from: '/index', to: '/' }].flatMap(({ from, to }) => pathVariants(from).map((path) => [path, to])),
  );
  return `// ${writtenBy}
var redirects = ${JSON.stringify(map)};
var foreignPages = ${JSON.stringify(foreignPages)};

function queryOf(request) {
  var parts = [];
  Object.keys(request.querystring).forEach(function (name) {
    var entry = request.querystring[name];
    (entry.multiValue || [entry]).forEach(function (one) {
      parts.push(name + (one.value ? '=' + one.value : ''));
    });
  });
  return parts.length ? '?' + parts.join('&') : '';
}

function leadTo(address, request) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: address + queryOf(request) } } };
}

function handler(event) {
  var request = event.request;
  if (request.headers.host.value === '${names.other}') return leadTo('https://${names.host}' + request.uri, request);
  if (foreignPages.indexOf(request.uri) >= 0) return request;
  // Exactly one leading slash: with two, the redirect would lead to another host.
  var path = request.uri.replace(/^\\/+/, '/');
  var clean = redirects[path] || path.replace(/(.)\\/+$/, '$1').replace(/(.)\\.html$/, '$1');
  if (clean !== request.uri) return leadTo(clean, request);
  if (path === '/') request.uri = '/index.html';
  else if (path.slice(path.lastIndexOf('/')).indexOf('.') < 0) request.uri = path + '.html';
  return request;
}
`;
}

/** A viewer-response function: the headers of a response headers policy are the same for all files. */
function viewerResponse(): string {
  return `// ${writtenBy}
function handler(event) {
  var response = event.response;
  var markdown = /^(\\/.+)\\.md$/.exec(event.request.uri);
  if (markdown && response.statusCode < 400) {
    var page = '${site.url}' + (markdown[0] === '${markdownPathOf('/')}' ? '' : markdown[1]);
    response.headers.link = { value: '${canonicalHeader("' + page + '").Link}' };
  }
  return response;
}
`;
}

/** The largest function that Amazon takes. */
const maxFunctionBytes = 10_240;

function functionOf(name: string, code: string) {
  expectAtMost('Amazon', `bytes in the function ${name}`, Buffer.byteLength(code), maxFunctionBytes);
  return {
    Type: 'AWS::CloudFront::Function',
    Properties: {
      Name: { 'Fn::Sub': `\${AWS::StackName}-${name}` },
      AutoPublish: true,
      FunctionConfig: { Comment: name, Runtime: 'cloudfront-js-2.0' },
      FunctionCode: code,
    },
  };
}

/** Amazon's names for its own policies and zones, which are the same in all accounts. */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';

const attribute = (resource: string, name: string) => ({ 'Fn::GetAtt': [resource, name] });

/** The parts of Amazon that serve the site, in the format of its CloudFormation. */
function stack(contract: Contract, foreignPages: readonly string[]) {
  const { names, headers } = contract;
  const custom = customHeaders(headers);
  const bucket = {
    Type: 'AWS::S3::Bucket',
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    },
  };
  const access = {
    Type: 'AWS::CloudFront::OriginAccessControl',
    Properties: {
      OriginAccessControlConfig: {
        Name: { Ref: 'AWS::StackName' },
        OriginAccessControlOriginType: 's3',
        SigningBehavior: 'always',
        SigningProtocol: 'sigv4',
      },
    },
  };
  const reading = {
    Type: 'AWS::S3::BucketPolicy',
    Properties: {
      Bucket: { Ref: 'Bucket' },
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Action: 's3:GetObject',
            Resource: { 'Fn::Sub': '${Bucket.Arn}/*' },
            Condition: {
              StringEquals: {
                'AWS:SourceArn': {
                  'Fn::Sub': 'arn:${AWS::Partition}:cloudfront::${AWS::AccountId}:distribution/${Distribution}',
                },
              },
            },
          },
        ],
      },
    },
  };
  const headersPolicy = {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: { 'Fn::Sub': '${AWS::StackName}-headers' },
        SecurityHeadersConfig: securityHeaders(headers),
        CustomHeadersConfig: { Items: custom },
      },
    },
  };
  const distribution = {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        Aliases: [names.host, names.other],
        HttpVersion: 'http2and3',
        IPV6Enabled: true,
        ViewerCertificate: {
          AcmCertificateArn: { Ref: 'Certificate' },
          SslSupportMethod: 'sni-only',
          MinimumProtocolVersion: 'TLSv1.2_2021',
        },
        Origins: [
          {
            Id: 'bucket',
            DomainName: attribute('Bucket', 'RegionalDomainName'),
            OriginAccessControlId: attribute('Access', 'Id'),
            S3OriginConfig: { OriginAccessIdentity: '' },
          },
        ],
        DefaultCacheBehavior: {
          TargetOriginId: 'bucket',
          ViewerProtocolPolicy: 'redirect-to-https',
          Compress: true,
          CachePolicyId: cachingOptimized,
          ResponseHeadersPolicyId: { Ref: 'Headers' },
          FunctionAssociations: [
            { EventType: 'viewer-request', FunctionARN: attribute('Paths', 'FunctionARN') },
            { EventType: 'viewer-response', FunctionARN: attribute('Links', 'FunctionARN') },
          ],
        },
        // A bucket that nobody may list answers 403 for a file that it does not have.
        CustomErrorResponses: [403, 404].map((ErrorCode) => ({
          ErrorCode,
          ResponseCode: 404,
          ResponsePagePath: '/404.html',
        })),
      },
    },
  };
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: writtenBy,
    Parameters: {
      Certificate: { Type: 'String', Description: `A certificate in us-east-1 for ${names.host} and ${names.other}` },
    },
    Resources: {
      Bucket: bucket,
      Access: access,
      Reading: reading,
      Paths: functionOf('paths', viewerRequest(contract, foreignPages)),
      Links: functionOf('links', viewerResponse()),
      Headers: headersPolicy,
      Distribution: distribution,
    },
    Outputs: {
      Bucket: { Value: { Ref: 'Bucket' } },
      Distribution: { Value: { Ref: 'Distribution' } },
      Address: { Value: attribute('Distribution', 'DomainName') },
    },
  };
}

function put(filter: string, type: string, cacheControl: string): string {
  return `put ${filter} --content-type '${type}' --cache-control '${cacheControl}'`;
}

/**
 * Redirects first, then files. Pages come last, because they need their hashed files, and then what is retired goes. Hashed
 * files of earlier builds stay for open pages.
 */
function deploy(folder: string, { caching, types }: Contract): string {
  const hashed = caching.hashedFolder.slice(1);
  const pagesLast = Object.entries(types).toReversed();
  return `#!/usr/bin/env bash
# ${writtenBy}
# Usage: CERTIFICATE=arn:aws:acm:us-east-1:… bash ${folder}-hosts/cloudfront/deploy.sh
set -euo pipefail
export AWS_DEFAULT_REGION=us-east-1
STACK=\${STACK:-site}

aws cloudformation deploy --stack-name "$STACK" --template-file ${folder}-hosts/cloudfront/stack.json \\
  --parameter-overrides "Certificate=$CERTIFICATE" --no-fail-on-empty-changeset
output() {
  aws cloudformation describe-stacks --stack-name "$STACK" --output text \\
    --query "Stacks[0].Outputs[?OutputKey=='$1'].OutputValue"
}
BUCKET=$(output Bucket)

put() { aws s3 cp ${folder} "s3://$BUCKET" --recursive --only-show-errors --exclude '*' "$@"; }
${pagesLast.map(([extension, type]) => put(`--include '${hashed}*.${extension}'`, type, caching.hashed)).join('\n')}
${pagesLast.map(([extension, type]) => put(`--include '*.${extension}' --exclude '${hashed}*'`, type, caching.others)).join('\n')}
# Everything is uploaded: this only deletes.
aws s3 sync ${folder} "s3://$BUCKET" --delete --size-only --only-show-errors --exclude '${hashed}*' --exclude '*.gz' --exclude '*.br'
aws cloudfront create-invalidation --distribution-id "$(output Distribution)" --paths '/*' >/dev/null
echo "The site is at $(output Address), where both names of the domain have to lead."
`;
}

export const cloudfront: Host = {
  compresses: true,
  files: (contract, { folder, foreignPages }) => ({
    beside: { 'stack.json': json(stack(contract, foreignPages)), 'deploy.sh': deploy(folder, contract) },
  }),
};
